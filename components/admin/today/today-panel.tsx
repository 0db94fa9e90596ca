import type { Serialized } from "@/lib/client/serialized";
import { isoDay, shortAgo, shortDate, timeOfDay } from "@/lib/domain/dates";
import type { LeadQuery } from "@/lib/domain/lead/filter";
import type { Today } from "@/lib/domain/lead/today";
import { amountInWords } from "@/lib/domain/payment/price";
import { CallFirst } from "./call-first";
import { ListLink, type ShowList } from "./list-link";

interface TodayPanelProps {
  today: Serialized<Today>;
  onShow: ShowList;
  onCall: (id: string) => void;
}

/** What waits this morning: five figures, each a link to its list, and the leads to call first. */
export const TodayPanel = ({ today, onShow, onCall }: TodayPanelProps) => (
  <section id="today" tabIndex={-1} aria-label="Today" className="mb-6 scroll-mt-3 outline-none">
    <ul className="grid grid-cols-6 border-primary border-t-2 border-b border-b-border md:grid-cols-5">
      {figuresOf(today).map((figure, at) => (
        <li
          key={figure.label}
          className="border-border border-l first:border-l-0 max-md:col-span-2 max-md:[&:nth-child(-n+3)]:border-b max-md:[&:nth-child(4)]:border-l-0 max-md:[&:nth-child(n+4)]:col-span-3"
        >
          <ListLink
            query={figure.query}
            onShow={onShow}
            className={`group block h-full px-2 py-2.5 sm:px-4 ${EDGES[at] ?? ""}`}
          >
            <span
              className={`block decoration-1 underline-offset-4 group-hover:underline font-serif text-2xl tabular-nums leading-tight sm:text-3xl ${figure.isWaiting ? "text-warning" : ""}`}
            >
              {figure.figure}
            </span>
            <span className="block font-medium leading-5">{figure.label}</span>
            <span className={`block text-xs ${figure.isWaiting ? "text-warning" : "text-muted-foreground"}`}>
              {figure.more}
            </span>
          </ListLink>
        </li>
      ))}
    </ul>
    <CallFirst leads={today.callFirst} onShow={onShow} onCall={onCall} />
  </section>
);

/** What begins a row begins where the page does: the first of all, and on a phone the fourth. */
const EDGES: Readonly<Record<number, string>> = { 0: "pl-0 sm:pl-0", 3: "max-md:pl-0!" };

interface Figure {
  figure: string;
  label: string;
  more: string;
  query: Partial<LeadQuery>;
  isWaiting?: boolean;
}

function figuresOf(today: Serialized<Today>): Figure[] {
  const { callRequests, unlockedYesterday: unlocked, lastVisitAt } = today;
  return [
    {
      figure: inWords(callRequests.count),
      label: callRequests.count === 1 ? "call waiting" : "calls waiting",
      more:
        callRequests.oldest === null
          ? "none"
          : `oldest ${shortAgo(new Date(callRequests.oldest), new Date())}`,
      query: { call: "waiting", sort: "call-first" },
      isWaiting: callRequests.count > 0,
    },
    {
      figure: inWords(today.newSinceLastVisit),
      label: "new",
      more: lastVisitAt === null ? "since the beginning" : `since ${momentInWords(lastVisitAt)}`,
      query: lastVisitAt === null ? {} : { after: lastVisitAt },
    },
    {
      figure: inWords(today.starredWithoutOwner),
      label: "starred, no owner",
      more: "not won or lost",
      query: { need: "starred" },
    },
    {
      figure: inWords(today.followUpsDue),
      label: today.followUpsDue === 1 ? "follow-up due" : "follow-ups due",
      more: "today and before",
      query: { need: "follow-up", sort: "call-first" },
    },
    {
      figure: dollars(unlocked.amountInCents),
      label: "unlocked yesterday",
      more: `${unlocked.count === 1 ? "1 report" : `${inWords(unlocked.count)} reports`}, US$`,
      query: { unlocked: unlocked.day },
    },
  ];
}

const inWords = (count: number): string => count.toLocaleString("en-CA");

/** "$196": whose dollars they are is said below it, where there is room. */
const dollars = (cents: number): string => amountInWords(cents).replace(/^US/, "");

/** "17:20" of today, else the day as well. */
const momentInWords = (moment: string): string =>
  isoDay(new Date(moment)) === isoDay(new Date())
    ? timeOfDay(moment)
    : `${shortDate(moment).replace(/, \d+$/, "")}, ${timeOfDay(moment)}`;
