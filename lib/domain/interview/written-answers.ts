import { z } from "zod";
import type { FollowUpQuestions } from "../followup/questions";
import { optionalText } from "../text";
import { NOTHING_ANSWERED, SUBJECT_TWICE } from "./messages";
import { ANSWER_MAX_CHARACTERS, isAnswered, PROBES, probeOf } from "./probe";
import { SECTION_KEYS } from "./subject";
import type { Transcript } from "./transcript";

const answer = optionalText(ANSWER_MAX_CHARACTERS);

/** What was written on one subject: to its question, to the one that our rule asks, and to the prepared follow-up. */
const GivenAnswer = z.object({
  subject: z.enum(SECTION_KEYS),
  primary: answer,
  probe: answer,
  followup: answer,
});
export type GivenAnswer = z.infer<typeof GivenAnswer>;

export const WrittenAnswers = z.object({
  answers: z
    .array(GivenAnswer)
    .max(SECTION_KEYS.length)
    .refine((all) => new Set(all.map(({ subject }) => subject)).size === all.length, SUBJECT_TWICE)
    .refine((all) => all.some(isAnswered), NOTHING_ANSWERED),
});
export type WrittenAnswers = z.infer<typeof WrittenAnswers>;

/**
 * The talk as it would have been on the phone. The agent's lines are ours: the stored questions, and the probe that our
 * own rule asks; an answer to a probe that it does not ask is kept under the question.
 */
export function transcriptOf(answers: readonly GivenAnswer[], questions: FollowUpQuestions): Transcript {
  return SECTION_KEYS.flatMap((subject, place): Transcript => {
    const given = answers.find((each) => each.subject === subject);
    if (given === undefined) return [];
    const { primary, probe, followup } = given;
    if (primary === undefined && probe === undefined && followup === undefined) return [];
    const [asked, next] = questionsOn(questions)[place] ?? ["", ""];
    const kind = probeOf(primary ?? "");
    return [
      agent(asked),
      ...leader(primary),
      ...(probe === undefined || kind === null ? leader(probe) : [agent(PROBES[kind]), ...leader(probe)]),
      ...(followup === undefined ? [] : [agent(next), ...leader(followup)]),
    ];
  });
}

const agent = (text: string): Transcript[number] => ({ speaker: "agent", text });
const leader = (text: string | undefined): Transcript =>
  text === undefined ? [] : [{ speaker: "leader", text }];

/** Each question with its follow-up, in the order of the subjects. */
const questionsOn = (all: FollowUpQuestions): [string, string][] => [
  [all.q1Primary, all.q1Followup],
  [all.q2Primary, all.q2Followup],
  [all.q3Primary, all.q3Followup],
];

export const InterviewQuestion = z.object({
  subject: z.enum(SECTION_KEYS),
  primary: z.string(),
  followup: z.string(),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

export const questionsToAsk = (all: FollowUpQuestions): InterviewQuestion[] =>
  questionsOn(all).flatMap(([primary, followup], place) => {
    const subject = SECTION_KEYS[place];
    return subject === undefined ? [] : [{ subject, primary, followup }];
  });

/** What `GET …/interview` answers. */
export const InterviewOffer = z.object({
  questions: z.array(InterviewQuestion),
  /** When the answers that are kept were given in writing; null before the first time. */
  writtenAt: z.date().nullable(),
  reader: z.enum(["playbook", "claude"]),
});
export type InterviewOffer = z.infer<typeof InterviewOffer>;
