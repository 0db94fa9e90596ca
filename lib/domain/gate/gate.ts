import { type Claim, truthOf } from "./claims";
import type { World } from "./world";

/**
 * The contradiction gate: before a sentence is printed, what it takes for granted is held against what the person ticked
 * and typed. It runs on both writers' sentences.
 */
export interface Template {
  readonly id: string;
  /** Printed unless one of these is false. */
  readonly asserts?: readonly Claim[];
  /** Printed only where all of these are true: everything that says "runs already", "you own", "the problem is". */
  readonly proves?: readonly Claim[];
  /** The id of what is printed in its place. */
  readonly instead?: string;
  write(world: World): string;
}

export type Verdict =
  | { readonly print: true }
  | { readonly print: false; readonly because: string; readonly instead: string | null };

export function gate(template: Template, world: World): Verdict {
  const denied = (template.asserts ?? [])
    .map((claim) => ({ claim, truth: truthOf(claim, world) }))
    .find(({ truth }) => truth.v === false);
  const unproven = (template.proves ?? [])
    .map((claim) => ({ claim, truth: truthOf(claim, world) }))
    .find(({ truth }) => truth.v !== true);
  const against = denied ?? unproven;
  if (against === undefined) return { print: true };
  const because = `${against.claim}: ${against.truth.why ?? "not told"}`;
  return { print: false, because, instead: template.instead ?? null };
}

/** So many replacements are tried, then the place stays empty. */
const DEEPEST = 3;

export interface Gated {
  readonly id: string | null;
  readonly text: string | null;
  /** For the log: ids and claims, no text of anybody's. */
  readonly dropped: readonly { readonly id: string; readonly because: string }[];
}

/** What is printed in this template's place: itself, a replacement that is true, or nothing. */
export function printed(template: Template, world: World, templates: ReadonlyMap<string, Template>): Gated {
  const dropped: { id: string; because: string }[] = [];
  let next: Template | undefined = template;
  while (next !== undefined && dropped.length <= DEEPEST) {
    const verdict = gate(next, world);
    if (verdict.print) return { id: next.id, text: next.write(world), dropped };
    dropped.push({ id: next.id, because: verdict.because });
    next = verdict.instead === null ? undefined : templates.get(verdict.instead);
  }
  return { id: null, text: null, dropped };
}

const CLAIMING = /\b(?:no|not|none|nothing|never|yet|already|runs?|aucune?|pas|rien|jamais|déjà)\b/i;

/** A sentence that says what is not, or what is already, has to declare it. */
export const needsClaim = (text: string): boolean => CLAIMING.test(text);

export const declares = ({ asserts = [], proves = [] }: Template): boolean =>
  asserts.length + proves.length > 0;
