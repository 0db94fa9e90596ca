import { lastStem, nounIn } from "../tally/words";
import { figureOf, type Role } from "./amount";
import type { Figure, Told } from "./figures";
import { type Part, upTo } from "./part";
import type { Reading } from "./readings";

/** What is between the figures of a reading, and what is left beside them. */
export class Links {
  constructor(private readonly told: Told) {}

  /** What is between the figures. */
  of({ used, kind }: Reading): Part[] {
    const get = (role: Role): Figure | undefined => figureOf(used, role);
    const count = get("count");
    const each = get("each") ?? get("total");
    if (each === undefined) return [];
    const linked = LINKED.flatMap((role): Part[] => {
      const figure = get(role);
      const to = role === "wage" || role === "people" ? each : (count ?? each);
      if (figure === undefined) return [];
      return [[`link:${role}:${figure.at}:${to.at}`, () => this.link(role, figure, to)]];
    });
    const beside = BESIDE.flatMap((role): Part[] => {
      const figure = get(role);
      if (figure === undefined) return [];
      return [[`link:${role}:${figure.at}:${each.at}`, () => this.besideEach(role, figure, each)]];
    });
    const [hasPeople, hasCount] = [get("people") !== undefined, count !== undefined];
    const ofCount = (["inEach", "each"] as const).flatMap((role): Part[] => {
      const figure = get(role);
      if (count === undefined || figure === undefined) return [];
      return [[`named:${role}:${figure.at}:${count.at}`, () => this.named(count, role, figure)]];
    });
    return [
      ...(count === undefined
        ? []
        : [[`pair:${kind}:${count.at}:${each.at}`, () => this.pair(kind, count, each)] satisfies Part]),
      ...(kind === "time"
        ? [
            [
              `shared:${each.at}:${hasPeople}:${hasCount}`,
              () => this.shared(each, hasPeople, hasCount),
            ] satisfies Part,
          ]
        : []),
      ...ofCount,
      ...linked,
      ...beside,
    ];
  }

  private pair(kind: Reading["kind"], count: Figure, each: Figure): string[] {
    const { whole } = this.told;
    const as = `pair:${kind}`;
    const order = count.at < each.at ? "ce" : "ec";
    const apart = Math.abs(count.sentence - each.sentence);
    const skipped = upTo(3, this.skipped(count, each));
    const noun = this.stemOf(count);
    const around = whole.slice(Math.max(0, each.at - 70), each.at) + whole.slice(each.end, each.end + 50);
    return [
      `${as}:${order}:${upTo(3, apart)}`,
      `${as}:skip:${skipped}`,
      `${as}:${order}:skip:${skipped}:${upTo(2, apart)}`,
      `${as}:named:${noun.length > 2 && new RegExp(String.raw`\b${noun}`).test(around)}`,
      `${as}:eachBehind:${EACH_BEHIND.test(whole.slice(each.end, each.end + 40))}`,
      `${as}:eachBefore:${EACH_BEFORE.test(whole.slice(Math.max(0, each.at - 50), each.at))}:${order}`,
      `pair:near:${upTo(6, Math.floor(this.between(count, each).length / 20))}`,
    ];
  }

  /** Whether each of those people spends the time, or all of them together. */
  private shared({ at, end }: Figure, hasPeople: boolean, hasCount: boolean): string[] {
    const near = this.told.whole.slice(Math.max(0, at - 50), end + 40);
    return [
      `shared:${TOGETHER.test(near)}:${hasPeople}`,
      `each:${EACH_OF_THEM.test(near)}:${hasPeople}:${hasCount}`,
    ];
  }

  /** "Two calls a job": whether it is said to be of each of those that are counted. */
  private named(count: Figure, role: Role, figure: Figure): string[] {
    const { whole } = this.told;
    const noun = this.stemOf(count);
    if (noun.length <= 2) return [];
    const isOfOne = new RegExp(
      String.raw`^.{0,24}\b(?:an?|per|each|every|the|to an?|for an?|on every)(?: [a-z]+)? ${noun}`,
    );
    return [`${role}:ofCount:${isOfOne.test(whole.slice(figure.end, figure.end + 50))}`];
  }

  private besideEach(role: Role, figure: Figure, each: Figure): string[] {
    return [...this.link(role, figure, each), `${role}:joined:${JOINS.test(this.between(each, figure))}`];
  }

  private link(role: Role, figure: Figure, to: Figure): string[] {
    const order = figure.at < to.at ? "b" : "a";
    const between = this.between(figure, to);
    return [
      `link:${role}:${order}:${upTo(3, Math.abs(figure.sentence - to.sentence))}`,
      `link:${role}:${order}:skip:${upTo(3, this.skipped(figure, to))}`,
      `link:${role}:near:${upTo(5, Math.floor(between.length / 15))}`,
      `link:${role}:comma:${/[,;:]/.test(between)}`,
    ];
  }

  /** Figures that it makes no use of. */
  leftOver({ used, kind, times, isWaged }: Reading): Part[] {
    const { figures, whole } = this.told;
    const taken = new Set([...used.map(([, { at }]) => at), times.told?.at]);
    const count = figureOf(used, "count");
    return figures
      .filter(({ at }) => !taken.has(at))
      .flatMap((left): Part[] => {
        const apart = Math.min(...used.map(([, { sentence }]) => Math.abs(sentence - left.sentence)));
        if (left.kind === "number") return this.leftNumber(left, count, apart);
        const isHourly = left.kind === "money" && HOURLY.test(whole.slice(left.end, left.end + 6));
        const gap = left.at - (count?.end ?? Number.POSITIVE_INFINITY);
        const isBehind = left.kind === "share" && gap > 0 && gap < 40;
        return [
          [
            `left:${left.kind}:${upTo(2, apart)}:${kind}:${isWaged}:${isHourly}:${isBehind}`,
            () => [
              `left:${left.kind}:${upTo(2, apart)}`,
              `left:${left.kind}:${kind}:${isWaged}`,
              ...(isHourly ? [`left:hourly:${kind}:${isWaged}`] : []),
              ...(isBehind ? ["left:share:behind"] : []),
            ],
          ],
        ];
      });
  }

  /** "About 90 of those are on us": a part of what was counted, that is not made use of. */
  private leftNumber(left: Figure, count: Figure | undefined, apart: number): Part[] {
    const isPart =
      count !== undefined &&
      left.at > count.at &&
      OF_THOSE.test(this.told.whole.slice(left.end, left.end + 40));
    return [
      ...(apart === 0 ? [["left:number:0", () => ["left:number:0"]] satisfies Part] : []),
      ...(isPart && apart <= 1 ? [["left:part", () => ["left:part"]] satisfies Part] : []),
    ];
  }

  private between(one: Figure, other: Figure): string {
    return this.told.whole.slice(Math.min(one.end, other.end), Math.max(one.at, other.at));
  }

  private skipped(one: Figure, other: Figure): number {
    const [from, to] = [Math.min(one.at, other.at), Math.max(one.at, other.at)];
    return this.told.figures.filter(({ at }) => at > from && at < to).length;
  }

  /** What is counted, as it is compared; empty where nothing is named. */
  private stemOf({ end }: Figure): string {
    return lastStem(nounIn(this.told.whole.slice(end, end + 50))).replace(/[^a-z]/g, "");
  }
}

const LINKED = ["share", "inEach", "people", "wage"] as const;
const BESIDE = ["plus", "plusTime", "plusWage", "back"] as const;
const EACH_BEHIND = /^ ?,?(?: [a-z]+){0,3} ?(?:each|apiece|per|every|an? (?!day|week|month|year))\b/;
const EACH_BEFORE = /\b(?:each|every|per|a|it|that|one)(?: [a-z]+){0,4} $/;
const EACH_OF_THEM = /\b(?:apiece|each of (?:them|us)|each|every one of|both|per (?:person|head|man))\b/;
const TOGETHER = /\bbetween (?:them|the|us)\b|\btogether\b/;
const OF_THOSE =
  /^ (?:or so )?(?:of (?:them|those|these|which)|(?:[a-z]+ )?(?:came back|come back|were (?:denied|rejected|returned|wrong|late)|are (?:on us|wrong|late)|got (?:denied|rejected|sent back)|failed|bounced))\b/;
const JOINS = /\b(?:plus|and|then|on top|another|also|as well)\b|\+/;
const HOURLY = /^ ?(?:an?|per|\/) ?h\b/;
