import { PROBES } from "@/lib/domain/interview/probe";

/**
 * What an answer is, by the question that it was given to: words that each of our questions has, whatever is filled in.
 * A question in words of a model's or an agent's own has none, and its answer is read by its sentences alone.
 */
const LABELS: readonly [asked: RegExp, label: string][] = [
  [/If only one could be clearly better/, "What should be better first"],
  [/What number would tell you it is solved/, "The number that would show it"],
  [/Walk me through the last time it hurt/, "The last time it hurt"],
  [/what would you ask it to do first/, "What an assistant should do first"],
  [/Why did the listed ones not cover it/, "Why no listed challenge covers it"],
  [/What would be different for customers or staff/, "What would be different"],
  [/you would most like AI to help with/, "The result you want"],
  [/How is it measured today/, "How it is measured"],
  [
    /Which piece of real work do you use them for most|What real work do you do with AI most/,
    "Where you use it most",
  ],
  [/How do you check the result/, "How you check it"],
  [/Which pilot has changed how the work is actually done/, "The pilot that changed the work"],
  [/What did you measure before and after/, "What you measured"],
  [/Describe one task from start to finish/, "Where it helps, and where it does not"],
  [/Where does the task touch/, "Which systems it touches"],
  [/dull enough to try first/, "The task to try first"],
  [/the information it needs/, "Where the information is"],
  [/When did it last stop something specific/, "Where it stopped you"],
  [/What would you need to see or try/, "What you would need to see"],
  [/What worries you most/, "What worries you most"],
  [/What puts you above the middle/, "What your confidence rests on"],
  [/Which decision about AI would you take today/, "The decision you would take"],
  [/Where has your judgment about AI been wrong/, "Where you were wrong"],
  [/How will you bring people who are less sure along/, "Those who are less sure"],
  [/What explains the gap/, "What explains the gap"],
  [/one visible step you could take/, "The step you could take"],
  [/Whose judgment are you relying on/, "Whose judgment you rely on"],
  [/What would help you ask better questions/, "What would help you"],
];
const OF_PROBES: Readonly<Record<string, string>> = {
  [PROBES.short]: "An example",
  [PROBES.example]: "What happened",
  [PROBES.figure]: "In figures",
  [PROBES.owner]: "Who would own it",
};

export const labelOf = (asked: string | null): string | null =>
  asked === null ? null : (OF_PROBES[asked] ?? LABELS.find(([words]) => words.test(asked))?.[1] ?? null);

/** Whether a question asks for the figure by which a trial is judged. */
export const asksForANumber = (asked: string | null): boolean =>
  asked !== null && /What number would tell you it is solved/.test(asked);
