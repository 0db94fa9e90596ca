import type { ReportData } from "@/lib/domain/report/report";
import { sources } from "@/lib/knowledge/knowledge";

type Source = Omit<ReportData["sources"][number], "number">;

/** Numbers the sources in the order in which the report first uses them. */
export class SourceNotes {
  readonly #numbers = new Map<string, number>();
  readonly #list: ReportData["sources"] = [];

  /** The number of a source of the knowledge base, by its id. */
  known(id: string): number {
    const source = sources.find((each) => each.id === id);
    if (source === undefined) throw new Error(`There is no source called ${id}.`);
    return this.add(source);
  }

  add({ title, publisher, date, url, definition, checked }: Source): number {
    const earlier = this.#numbers.get(url);
    if (earlier !== undefined) return earlier;
    const number = this.#list.length + 1;
    this.#numbers.set(url, number);
    this.#list.push({ number, title, publisher, date, url, definition, checked });
    return number;
  }

  get list(): ReportData["sources"] {
    return this.#list;
  }
}
