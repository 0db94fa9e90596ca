import { plain, sentencesIn } from "../calendar/told-sentences";
import { upperFirst } from "../grammar";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** What others send them, each in its own layout: "unit lists". */
export interface MixedLayouts {
  what: string;
  sentence: string;
}

const SENT =
  "(?:lists|sheets|spreadsheets|forms|orders|requests|schedules|rosters|manifests|specs|drawings|invoices|statements|bookings|reports|plans|menus|packing lists|bills of lading|purchase orders|work orders|call sheets)";
const WHAT = new RegExp(
  `(?<!\\p{L})(?:(?:the|our|their|these|all the) )?(?<what>(?:(?!(?:the|our|their|and|of|get|gets|got|send|sends|sent|us|me|with|in|from|by|these|those) )\\p{L}+ )?${SENT})(?!\\p{L})`,
  "iu",
);
/** "Every one different", "no two alike", "each in a format of its own" */
const DIFFERS =
  /(?<!\p{L})(?:(?:every|each)(?: single)? (?:one|list|sheet|form|order|client|customer|sender|one of them)(?:'s)? (?:is |are |has |in )?(?:different|(?:a|an|its|their|his|her) (?:own|different) (?:format|layout|way|template|form))|each (?:is |comes )?in (?:a|an|its|their) (?:own |different )?(?:format|layout|template|form)|all (?:of them )?different|no two (?:of them )?(?:are |is |come )?(?:alike|the same)|(?:three|four|five|six|ten|twenty|\d+) different (?:formats|layouts|forms|templates|ways))(?!\p{L})/iu;
const COMES =
  /(?<!\p{L})(?:sends?|sent|comes?|came|arrives?|gets?|got|gives?|e-?mails?|texts?|faxe[sd]?|faxes|receives?|drops? off|hands?)(?!\p{L})/iu;
const NOT_SO = /\?|(?<!\p{L})(?:used to|would|could|if|competitors?|we send|i send|we gave)(?!\p{L})/iu;

/** In their challenge: named in the very sentence, or in the heading before it. */
export function mixedLayouts(otherChallenge: string | null): MixedLayouts | null {
  const sentences = sentencesIn(otherChallenge);
  for (const [place, sentence] of sentences.entries()) {
    const told = plain(sentence);
    if (!DIFFERS.test(told) || !COMES.test(told) || NOT_SO.test(told)) continue;
    const what = WHAT.exec(told)?.groups?.what ?? WHAT.exec(plain(sentences[place - 1] ?? ""))?.groups?.what;
    if (what !== undefined) return { what: what.toLowerCase(), sentence };
  }
  return null;
}

/** Asked for in one layout before any tool reads what comes in all of them. */
export const mixedPilot = (what: string): UsualPilot =>
  ownPilot({
    title: `${upperFirst(what)} in one layout`,
    pilot: `${what} asked for in one layout and by a fixed hour, from your largest sender first; a tool may only put together what comes in it`,
    measure: `${what} that come in time and in the layout, and hours spent on them`,
    stop: "fewer than half of those who were asked use the layout by the fifth week",
    firstStep: `Draw one page of what each of the ${what} has to have, and ask your largest sender for it from next week on`,
    guardrail: "Names and addresses stay where they are kept today, and nothing is pasted into another tool",
    afterwards: "Ask the next sender, and put together by a tool what comes in the layout",
    notYet: {
      what: "A tool that reads every layout",
      why: "the layout costs nothing, and shows what is left for a tool to read",
    },
    byHand: true,
    risk: {
      risk: "The layout is used, and still comes too late.",
      control:
        "The hour is agreed with the sender as well as the page, and both are counted from the first week.",
    },
  });
