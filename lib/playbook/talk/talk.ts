import { isShort, wordsIn } from "@/lib/domain/interview/probe";
import { SECTION_KEYS, type Subject } from "@/lib/domain/interview/subject";
import type { Fact } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { sentencesOf } from "@/lib/domain/ledger/sentences";
import { type Slots, slotsOf } from "@/lib/domain/ledger/slots";
import type { Challenge } from "../challenge";
import type { CompanyProfile } from "../company-profile";
import { readLedger } from "../read-ledger";
import { type Measure, measuresIn } from "./measures";
import type { Answer } from "./subjects";
import { talkLead } from "./talk-lead";

/** One answer with its sentences, word for word. */
export interface ReadAnswer extends Answer {
  readonly sentences: readonly string[];
}

/** What was said on one subject, on the phone or in writing, read by the same ledger as the typed answers. */
export interface Talk {
  readonly subject: Subject;
  /** The first of them to the question itself. */
  readonly answers: readonly ReadAnswer[];
  readonly text: string;
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
  readonly slots: Slots;
  readonly measures: readonly Measure[];
  /** The work that is spoken of, where it is another than the report's first pilot. */
  readonly otherLead: Challenge | null;
}

/** More is not read: a call of hours costs no more than one of twenty minutes. */
const MOST_CHARACTERS = 20_000;

export function readTalk(firm: CompanyProfile, subject: Subject, given: readonly Answer[]): Talk {
  const answers = given.map(({ asked, text }) => ({ asked, text, sentences: sentencesIn(text) }));
  const text = answers
    .map((answer) => answer.text)
    .join("\n")
    .slice(0, MOST_CHARACTERS);
  const { facts, unplaced } = readLedger({ [`talk:${subject}`]: text });
  const slots = slotsOf({ facts, unplaced });
  const [first] = answers[0]?.sentences ?? [];
  return {
    subject,
    answers,
    text,
    sentences: answers.flatMap(({ sentences }) => sentences),
    facts,
    slots,
    measures: measuresIn(slots, facts),
    otherLead: subject !== SECTION_KEYS[0] || first === undefined ? null : talkLead(firm, first),
  };
}

function sentencesIn(text: string): string[] {
  const composed = text.normalize("NFC").slice(0, MOST_CHARACTERS);
  return sentencesOf(fold(composed).folded).map(({ start, end }) => composed.slice(start, end).trim());
}

const MOST_PERCENT = 70;
const LEAST_PERCENT = 20;
const PERCENT_A_SLOT = 8;
const MOST_SLOTS = 5;
const LONG_TALK = { words: 60, percent: 10 };

/** How much was said, and not how much it is worth, which rules cannot tell. */
export function confidenceIn({ text, slots }: Talk): number {
  if (isShort(text)) return LEAST_PERCENT;
  const { nextStep, goal, owner, example, figures, obstacles } = slots;
  const filled = [nextStep, goal, owner, example, figures[0] ?? null, obstacles[0] ?? null];
  const count = Math.min(MOST_SLOTS, filled.filter((slot) => slot !== null).length);
  const forLength = wordsIn(text) >= LONG_TALK.words ? LONG_TALK.percent : 0;
  return Math.min(MOST_PERCENT, LEAST_PERCENT + PERCENT_A_SLOT * count + forLength);
}
