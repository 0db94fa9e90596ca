import { Document, Page, renderToBuffer } from "@react-pdf/renderer";
import type { ReportDocument } from "@/lib/domain/report/document/document";
import { PageOne } from "./page-one";
import { FOOT_HEIGHT, ROOMS, type Room, styles } from "./theme";

/** The most room in which the memo is one page, tried out on that page alone; null where page one is no memo. */
export async function memoRoom(document: ReportDocument): Promise<Room | null> {
  if (document.memoHead === null) return null;
  for (const room of ROOMS.slice(0, -1)) if ((await pagesIn(document, room)) === 1) return room;
  return ROOMS.at(-1) ?? null;
}

async function pagesIn(document: ReportDocument, room: Room): Promise<number> {
  const pdf = await renderToBuffer(
    <Document>
      <Page size="LETTER" style={{ ...styles.page, paddingBottom: FOOT_HEIGHT }}>
        <PageOne document={document} room={room} />
      </Page>
    </Document>,
  );
  return pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;
}
