import { createElement } from "react";
import { YOUR_DATA_SUBJECT, YourData } from "@/emails/your-data";
import type { EmailTemplate } from "@/lib/domain/email/stored-email";
import { dataToken } from "../your-data/data-link";
import { listHeld } from "../your-data/open-data";
import { sender, type Template } from "./composed-email";

export const DATA_EMAILS = {
  /** The answer to a request, where there is something to answer: an address that is in nothing gets no message. */
  "your-data": {
    stoppable: false,
    capped: false,
    async compose(context, { aboutId: id }) {
      const to = id === null ? null : await context.store.dataLinks.findEmail({ id }, context.now());
      if (id === null || to === null) return null;
      const { assessments, savedDrafts } = await listHeld(context, to);
      if (assessments.length === 0 && savedDrafts === 0) return null;
      const dataUrl = `${context.siteUrl}/your-data#${dataToken(context, id)}`;
      return { to, subject: YOUR_DATA_SUBJECT, body: createElement(YourData, { sender, dataUrl }) };
    },
  },
} satisfies Partial<Record<EmailTemplate, Template>>;
