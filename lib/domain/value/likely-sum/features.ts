import { isElsewhere, isOfOthers, isOver, tellsACost } from "../tally/elsewhere";
import { isPeople, nounIn } from "../tally/words";
import { figureOf, type Role } from "./amount";
import { CUES, OF_ALL } from "./cues";
import type { Figure, Told } from "./figures";
import { Links } from "./links";
import { type Part, upTo } from "./part";
import { periodsOf } from "./period";
import { scoreOf, type Weights } from "./probability";
import type { Reading } from "./readings";
import { bagOf, Words } from "./words";

/** What may be seen of a reading, by name: each name has a weight, and their sum says how likely the reading is. */
export class Features {
  private readonly words: Words;
  private readonly links: Links;
  private readonly seen = new Map<string, readonly string[]>();

  constructor(private readonly told: Told) {
    this.words = new Words(told);
    this.links = new Links(told);
  }

  of(reading: Reading): string[] {
    return this.parts(reading).flatMap(([, names]) => names());
  }

  /** The sum of the weights of each. */
  scorer(weights: Weights): (reading: Reading) => number {
    const known = new Map<string, number>();
    return (reading) => {
      let score = 0;
      for (const [key, names] of this.parts(reading)) {
        let part = known.get(key);
        if (part === undefined) {
          part = scoreOf(weights, names());
          known.set(key, part);
        }
        score += part;
      }
      return score;
    };
  }

  private parts(reading: Reading): Part[] {
    const { used, kind, isWaged } = reading;
    const shape = used.map(([role]) => role).join("+");
    const digits = digitsOf(reading.amount.high * (kind === "time" && !isWaged ? AN_HOUR : 1));
    return [
      [`shape:${kind}:${shape}`, () => [`kind:${kind}`, `shape:${kind}:${shape}`]],
      [`amount:${digits}`, () => [`amount:${digits}`]],
      ...used.map(([role, figure]): Part => [`${role}@${figure.at}`, () => this.figure(role, figure)]),
      this.period(reading),
      this.sentences(reading),
      ...this.links.of(reading),
      ...this.links.leftOver(reading),
    ];
  }

  /** That no sum follows. */
  ofNone(): string[] {
    const { whole, figures } = this.told;
    return [
      "none",
      ...KINDS.map((kind) => `none:${kind}:${upTo(3, figures.filter((each) => each.kind === kind).length)}`),
      ...OF_ALL.map(([name, cue]) => `none:${name}:${cue.test(whole)}`),
      `none:costs:${tellsACost(whole)}`,
    ];
  }

  /** What is said around a figure, by what it is taken for. */
  private figure(role: Role, figure: Figure): readonly string[] {
    const kept = `${role}/${figure.kind}`;
    const as = role === "each" || role === "total" ? kept : role;
    const said = this.around(figure).filter((name) => name !== IS_WON || role === "share");
    return [kept, ...said].map((name) => `${as}:${name}`);
  }

  /** The same whatever it is taken for, so it is looked at once. */
  private around(figure: Figure): readonly string[] {
    const key = `${figure.kind}@${figure.at}`;
    const known = this.seen.get(key);
    if (known !== undefined) return known;
    const { before, behind } = this.words.around(figure);
    const [b1 = "^", b2 = "^"] = before;
    const [a1 = "$", a2 = "$"] = behind;
    const noun = nounIn(behind.slice(0, 5).join(" "));
    const sentence = this.told.sentences[figure.sentence] ?? "";
    const alike = this.told.figures.filter(({ kind }) => kind === figure.kind);
    const names = [
      ...[`b1=${b1}`, `b2=${b2}`, `b21=${b2} ${b1}`, `a1=${a1}`, `a2=${a2}`, `a12=${a1} ${a2}`],
      ...[...bagOf(before)].map((word) => `B=${word}`),
      ...[...bagOf(behind)].map((word) => `A=${word}`),
      ...(noun !== null && isPeople(noun) ? ["people"] : []),
      ...(WON.test(before.slice(0, 4).join(" ")) ? [IS_WON] : []),
      ...CUES.flatMap(([name, cue]) => (cue.test(sentence) ? [name] : [])),
      `per:${periodsOf(this.told, figure)[0]?.from}`,
      `costs:${tellsACost(sentence)}`,
      `size:${Math.floor(Math.log10(Math.max(figure.high, 0.1)) * 2)}`,
      `in:${upTo(3, figure.sentence)}`,
      `nth:${upTo(
        3,
        alike.findIndex(({ at }) => at === figure.at),
      )}`,
      `of:${upTo(3, alike.length)}`,
      `range:${figure.low !== figure.high}`,
    ];
    this.seen.set(key, names);
    return names;
  }

  private period({ used, period: { per, from }, kind, times }: Reading): Part {
    const of = figureOf(used, "count") === undefined ? "total" : "count";
    const isTold = times.told !== null;
    return [
      `per:${of}:${from}:${per}:${kind}:${isTold}`,
      () => [
        ...[`${from}`, `${per}`, `${from}:${per}:${kind}`].map((name) => `per:${of}:${name}`),
        ...(isTold ? [`year:told:${per}`] : []),
      ],
    ];
  }

  private sentences({ used, kind }: Reading): Part {
    const places = [...new Set(used.map(([, { sentence }]) => sentence))].sort();
    return [`in:${places.join()}:${kind}`, () => this.saidIn(places, kind)];
  }

  private saidIn(places: readonly number[], kind: Reading["kind"]): string[] {
    const { sentences } = this.told;
    const said = places.map((place) => sentences[place] ?? "");
    const isEnded = places.some((place) => [place, place + 1].some((each) => isOver(sentences[each] ?? "")));
    return [
      ...CUES.filter(([, cue]) => said.some((each) => cue.test(each))).flatMap(([name]) => [
        `any:${name}`,
        `any:${name}:${kind}`,
      ]),
      `any:elsewhere:${said.filter(isElsewhere).length}`,
      ...(said.some(isOfOthers) ? ["any:ofOthers"] : []),
      ...(isEnded ? ["any:over"] : []),
      `costs:${kind}:${said.some(tellsACost)}`,
      `spread:${upTo(3, Math.max(...places) - Math.min(...places))}`,
      `start:${upTo(3, Math.min(...places))}`,
    ];
  }
}

const KINDS = ["money", "time", "share", "number"] as const;
const digitsOf = (amount: number): number => Math.max(1, Math.min(8, Math.floor(Math.log10(amount))));
/** "We win one in six": what a share may be of, and nothing else. */
const IS_WON = "won";
const WON = /\b(?:win|won|close|land|get|convert)\b/;
/** Dollars, to compare hours with what costs money. */
const AN_HOUR = 35;
