import type { ReportData } from "@/lib/domain/report/report";
import { type KnownSource, sources } from "@/lib/knowledge/knowledge";
import { asOf, checkedIn } from "./checked-on";
import { upperFirst } from "./grammar";

type Source = Omit<ReportData["sources"][number], "number">;

/** Numbers the sources in the order in which the report first uses them. */
export class SourceNotes {
  readonly #numbers = new Map<string, number>();
  readonly #list: ReportData["sources"] = [];

  /** The number of a source of the knowledge base, by its id. */
  known(id: string): number {
    const source = sources.find((each) => each.id === id);
    if (source === undefined) throw new Error(`There is no source called ${id}.`);
    return this.#add(asPrinted(source));
  }

  /** The number of the source at an address; the knowledge base has to know it. */
  at(url: string): number {
    const source = knownAt(url);
    if (source === undefined) throw new Error(`There is no source at ${url}.`);
    return this.#add(asPrinted(source));
  }

  /** The number of a source that may be known already, under a better title. */
  add(source: Source): number {
    const known = knownAt(source.url);
    return this.#add(known === undefined ? source : asPrinted(known));
  }

  get list(): ReportData["sources"] {
    return this.#list;
  }

  #add({ title, publisher, date, url, definition, checked }: Source): number {
    const earlier = this.#numbers.get(url);
    if (earlier !== undefined) return earlier;
    const number = this.#list.length + 1;
    this.#numbers.set(url, number);
    this.#list.push({ number, title, publisher, date, url, definition, checked });
    return number;
  }
}

const KINDS = { "official table": "Official table, ", secondary: "Secondary source, " } as const;

const asPrinted = ({ checkedOn, kind, textOf, ...source }: KnownSource): Source => ({
  ...source,
  checked:
    textOf === undefined
      ? upperFirst(`${kind === null ? "" : KINDS[kind]}${checkedIn(checkedOn)}`)
      : asOf(textOf),
});

const knownAt = (url: string): KnownSource | undefined => sources.find((each) => each.url === url);
