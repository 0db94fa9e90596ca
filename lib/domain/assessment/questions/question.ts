import type { Option } from "../options";

/** What every question says of itself, once; the rest of the product reads it from here. */
interface Asked<Key extends string> {
  /** The name that the answer is sent, stored and exported under. */
  key: Key;
  label: string;
  hint?: string;
  /** The answer's place in the admin's view of a lead; null where it has none. */
  admin: AdminLine | null;
  /** Laid out beside its neighbour where there is room. */
  isHalf?: true;
  /** An answer about the home: kept from the link, from vendors and from the standard export. */
  isAboutHome?: true;
  /** Kept from the link, which gets forwarded. */
  isPrivate?: true;
}

export interface AdminLine {
  section: AdminSection;
  /** Its place in the section, from 1. */
  place: number;
  label: string;
}

export const ADMIN_SECTIONS = [
  "Executive Profile",
  "Company Information",
  "Business Challenges",
  "AI Assessment Data",
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** The part of the privacy page that says what becomes of an answer. */
export interface PrivacyNote {
  at: string;
  text: string;
}

interface Required {
  /** The sentence for a missing answer. */
  required: string;
}

interface Choice extends Required {
  options: readonly Option[];
  /** Continue lets it pass, and Complete Assessment asks for it. */
  isAskedAtTheEnd?: true;
  /** Some stored assessments have no answer. */
  mayBeNull?: true;
}

interface Typed {
  /** The name under which a model is given what was typed. Without one, no vendor is shown the answer. */
  promptLabel?: string;
}

/** The kinds of question, by what is stored of an answer. A new kind is asked for by the compiler where it matters. */
export interface Questions<Key extends string = string> {
  /** One line of text, never empty. */
  line: Asked<Key> &
    Required &
    Typed & { kind: "line"; autoComplete: string; suggestions?: readonly string[] };
  /** An address that Continue asks for, and that the server does without. */
  email: Asked<Key> & Required & { kind: "email"; privacy: PrivacyNote };
  /** A box that may stay empty. What is ticked is stored as a consent, apart from the answers. */
  consent: Asked<Key> & {
    kind: "consent";
    /** The words where the deployment asks for a yes instead of giving notice. */
    whereAsked?: { hint: string; label: string };
  };
  /** One of a long list. */
  select: Asked<Key> & Choice & { kind: "select" };
  /** One of a few. */
  radio: Asked<Key> & Choice & { kind: "radio"; columns?: 2 | 3 };
  /** Any of a list, at least one. */
  checkboxes: Asked<Key> & Choice & { kind: "checkboxes" };
  /** Any of the chosen industry's challenges, at least one. */
  challenges: Asked<Key> & Required & { kind: "challenges" };
  /** A whole number on a scale. */
  slider: Asked<Key> &
    Required & { kind: "slider"; min: number; max: number; start: number; ends: readonly [string, string] };
  /** A line that may be left out; `revealedBy`: asked only beside that answer. */
  text: Asked<Key> &
    Typed & {
      kind: "text";
      /** The field's own limit. */
      inputMax?: number;
      /** The field's and the server's. */
      maxCharacters?: number;
      revealedBy?: { key: string; value: string };
    };
  /** A few sentences that may be left out. */
  longText: Asked<Key> & Typed & { kind: "longText" };
}
export type Kind = keyof Questions;
export type Question = Questions[Kind];

/** Questions that belong together, under one heading. */
export interface Group<Item = Question> {
  title: string;
  /** Why we ask, in a line. */
  reason: string;
  privacy?: PrivacyNote;
  questions: readonly Item[];
}
