import type { FactOf } from "@/lib/domain/ledger/fact";
import { hasTheme } from "../company-profile";
import { listInWords } from "../grammar";
import { languagesIn } from "../languages";
import { taskWords } from "../lead/task-words";
import { hasNoOneForIt } from "../no-it";
import { constraint, inSentenceOf, inTheirWords, stateOf, task, toldFigure } from "../typed-facts";
import { answerOf, chosen, type NoticedRule } from "./rule";

const MORE_DEMAND = [
  "recruiting_and_retaining_students",
  "winning_new_clients_and_deepening_accounts",
  "marketing_listings_and_developments_efficiently",
  "growing_repeat_visits_and_online_orders",
  "building_direct_bookings_and_loyalty",
  "writing_product_content_and_campaigns_at_scale",
  "growing_revenue_without_growing_overhead",
  "responding_to_leads_before_competitors_do",
];
const FORECASTS = ["forecasting_demand_and_planning_production", "forecasting_demand_by_day_and_location"];
const FASTER_DRAFTS = [
  "producing_proposals_and_deliverables_faster",
  "reducing_administrative_work_for_educators",
];
const TIMES: ReadonlySet<string> = new Set(["hour", "day", "week", "month"]);

/** Work: where the time goes, where the money goes, and that the two are rarely one place. */
export const WORK: readonly NoticedRule[] = [
  {
    id: "waiting-list-and-recruiting",
    strength: 5,
    find(firm) {
      const full = constraint(firm, "waiting_list", "no_space");
      const challenge = chosen(firm, MORE_DEMAND);
      if (full === undefined || challenge === null) return null;
      return {
        title: "You have too few places, and want more people for them",
        text: `You wrote ${inTheirWords(full)}, and you chose ${challenge}. Whatever finds more people makes the list longer and the answers slower. Put the effort into the list: who is on it, which places open when, and an honest answer to each of them.`,
        from: [answerOf(full), "The challenges you chose"],
      };
    },
  },
  {
    id: "saving-here-loss-there",
    strength: 5,
    find(firm) {
      const saved = toldFigure(firm);
      const lost = constraint(firm, "loses_money", "handoff_gap");
      if (saved === undefined || lost === undefined || lost.field === saved.field) return null;
      const where = inSentenceOf(firm, lost, "task")[0];
      const gained = inSentenceOf(firm, saved, "task")[0];
      if (where === undefined || gained === undefined || where.key === gained.key) return null;
      return {
        title: "Hours are saved in one place, and money is lost in another",
        text: `You save ${quotedFigure(saved)}, and you wrote ${inTheirWords(lost)}. More of the first may do nothing for the second. Let those who win the hours spend the first of them on ${taskWords(where).task}, and count each week what still gets lost.`,
        from: [answerOf(saved), answerOf(lost)],
      };
    },
  },
  {
    id: "faster-end-slow-start",
    strength: 5,
    find(firm) {
      const saved = toldFigure(firm);
      const intake = constraint(firm, "paper_intake");
      if (saved === undefined || intake === undefined || intake.field === saved.field) return null;
      const wait = inSentenceOf(firm, intake, "quantity").find(
        ({ unit }) => unit !== null && TIMES.has(unit),
      );
      if (wait === undefined) return null;
      return {
        title: "The end is faster; the wait is at the start",
        text: `You wrote ${quotedFigure(saved)} of what AI brought, and ${inTheirWords(intake)}. Minutes saved at the end take nothing off the ${wait.text}. Measure the days from the first page of a file to the day it is complete, for the three senders who send most; that is the second trial.`,
        from: [answerOf(saved), answerOf(intake)],
      };
    },
  },
  {
    id: "supply-not-demand",
    strength: 5,
    find(firm) {
      const challenge = chosen(firm, FORECASTS);
      const roster = task(firm, "rostering");
      if (challenge === null || roster === undefined) return null;
      const ahead = inSentenceOf(firm, roster, "quantity").find(
        ({ unit }) => unit === "hour" || unit === "day",
      );
      if (ahead === undefined || !/\b(?:ahead|notice|announce\w*|before)\b/i.test(roster.sentence))
        return null;
      return {
        title: "It is not demand that you cannot foresee",
        text: `You chose ${challenge}, and you wrote ${inTheirWords(roster)}. What comes late is the announcement, and no forecast of demand makes it come sooner. Prepare three rosters, for none, half and all, and let the ${ahead.text} choose between them.`,
        from: ["The challenges you chose", answerOf(roster)],
      };
    },
  },
  {
    id: "hour-and-commission",
    strength: 4,
    find(firm) {
      const saved = toldFigure(firm);
      const seller = firm.ledger.facts.find(
        (fact): fact is FactOf<"product"> => fact.kind === "product" && SELLERS.has(fact.key),
      );
      if (saved?.kind !== "rate" || saved.role !== "saving" || seller === undefined) return null;
      const share = inSentenceOf(firm, seller, "rate").find(
        ({ role, unit }) => role === "share" && unit === "percent",
      );
      if (share === undefined) return null;
      return {
        title: "The saved hour has a price that you know",
        text: `You save ${quotedFigure(saved)}, and ${seller.text} takes ${share.text}. A saved hour is soon forgotten; a guest who books with you instead keeps ${share.text} in the house. Spend half of the hour on those who wrote and did not book: one more answer, on the same day, with a price.`,
        from: [answerOf(saved), answerOf(seller)],
      };
    },
  },
  {
    id: "old-checklist-faster-draft",
    strength: 4,
    find(firm) {
      const challenge = chosen(firm, FASTER_DRAFTS);
      const rules = constraint(firm, "rules_change");
      if (challenge === null || rules === undefined) return null;
      return {
        title: "First the checklist, then the faster draft",
        text: `You chose ${challenge}, and you wrote ${inTheirWords(rules)}. Have one person bring the checklist up to date each Monday, with the source and the date on every line, before drafts get faster.`,
        from: ["The challenges you chose", answerOf(rules)],
      };
    },
  },
  {
    id: "languages-and-no-signal",
    strength: 4,
    find(firm) {
      const crew = constraint(firm, "crew_language");
      const signal = constraint(firm, "no_signal");
      if (crew === undefined || signal === undefined) return null;
      const languages = languagesIn(crew);
      const spoken = languages.length === 0 ? "several languages" : listInWords(languages);
      return {
        title: "Two obstacles, and one cheap answer to both",
        text: `You wrote that the crew ${languages.length === 0 ? "needs several languages" : `speaks ${spoken}`}, and that there is “${signal.text}”. Neither asks for a device where the work is done. Make one printed card for one station, translated in the office and corrected by a person of the crew who speaks the language.`,
        from: [answerOf(crew), answerOf(signal)],
      };
    },
  },
  {
    id: "voice-and-no-signal",
    strength: 4,
    find(firm) {
      const keys = constraint(firm, "will_not_type");
      const signal = constraint(firm, "no_signal");
      if (keys === undefined || signal === undefined) return null;
      return {
        title: "The field is for speaking, the office for writing",
        text: `You wrote that those in the field “${keys.text}”, and that there is “${signal.text}”. Both say the same: nothing that has to be typed or connected there will be used. Let the phone record without a signal, and let the assistant work at the other end, where there is one.`,
        from: [answerOf(keys), answerOf(signal)],
      };
    },
  },
  {
    id: "one-person-and-connection",
    strength: 3,
    find(firm) {
      const thin = constraint(firm, "thin_it");
      const [challenge] = firm.challenges.filter(({ themes }) =>
        themes.some((theme) => CONNECTED.has(theme)),
      );
      if (thin === undefined || challenge === undefined || !hasTheme(firm, challenge.themes[0] ?? ""))
        return null;
      const said = chosen(firm, [challenge.slug]);
      return said === null
        ? null
        : {
            title: `Whatever has to be connected waits for ${hasNoOneForIt(thin.sentence) ? "someone from outside" : "one person"}`,
            text: `You wrote “${thin.text}”, and you chose ${said}. A pilot that joins two systems waits ${hasNoOneForIt(thin.sentence) ? "until someone can be found to join them" : "in that person's queue"}. Choose one that runs on an export: a file out on Friday, an answer on Monday.`,
            from: [answerOf(thin), "The challenges you chose"],
          };
    },
  },
  {
    id: "cost-of-answers",
    strength: 5,
    find(firm) {
      const bill = constraint(firm, "ai_cost");
      const tracked = stateOf(firm, "measured");
      if (bill === undefined || tracked === undefined) return null;
      return {
        title: "The figure that you track may leave out the bill that hurts",
        text: `You wrote ${inTheirWords(tracked)}, and ${inTheirWords(bill)}. If the first counts people's time and not the model's bill, it gets better in the very weeks in which the second gets worse. Put the bill into it this month, one figure for each use; what costs more than it saves moves to a smaller model or ends.`,
        from: [answerOf(tracked), answerOf(bill)],
      };
    },
  },
];

const SELLERS: ReadonlySet<string> = new Set([
  "booking.com",
  "expedia",
  "doordash",
  "uber-eats",
  "skip",
  "skipthedishes",
  "amazon",
  "airbnb",
]);
const CONNECTED: ReadonlySet<string> = new Set([
  "forecasting",
  "quality_control",
  "maintenance_assets",
  "inventory_supply",
]);

const quotedFigure = ({ text }: { text: string }): string => `“${text}”`;
