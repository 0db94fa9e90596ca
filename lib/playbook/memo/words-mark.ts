/** What the words of a quotation tell by themselves, whatever was read of them: a loss weighs more, a wage less. */

/** "It made up a bulletin": what it is was said before. */
export const POINTS_BACK =
  /^(?:(?:once|twice|\p{L}+ times) )?(?:it|they|this|that|these|those|he|she|each (?:one|of)|every one (?:costs?|is|means|takes|of)|each takes|chacune?)\b|\b(?:new|more|other) ones\b/iu;
const WITHOUT_ITS_SUBJECT = -8;
const WITHOUT_ITS_OBJECT = -12;
/** "Also incident reports, 61 a week", "Then that crew is late": the first thing that was told weighs more. */
const ADDS_TO_ANOTHER = /^(?:also|then|separate(?:ly)?|plus|besides|aussi|ensuite|puis)\b/i;
const ADDING_TO_ANOTHER = -10;
/** "22% go out with no reply", "80 in spring": of what was said before, or nowhere. */
const COUNTS_THE_UNSAID =
  /^(?:one|two|three|four|five|\d+) of the (?:two|three|four|five|six|seven|eight|nine|ten|\d+) |^(?:(?:about|around|some|only|maybe|nearly|almost|over|just)\s+)?(?:[\d.,]+\s?%?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+(?:an?(?= (?:day|week|month|year|night|shift)\b)|in|on|at|by|per|are|is|were|was|goes|go|went|gets?|got|have|has|had|comes?|came|still|never|ends?|leaves?|left|sont|ont|vont|restent|partent|en)\b/i;
/** "One in six of those we move", "because of them", "we lost a contract over it". */
const ENDS_POINTING_BACK =
  /\bover (?:it|this)\b|\bof (?:those|them|these)\b|\bthe rest[.?]?$|\b(?:them|those|these)[.?]?$/i;
const COUNTING_THE_UNSAID = -40;
/** "We are paid a share when a home sells.": how they earn, and nothing that is wrong with it. */
const HOW_WE_EARN =
  /^(?:we|i)(?:'re| are|'m| am| get| only get) paid (?:a |an |by |per |when |on )(?!.*(?:\bbut\b|cannot|can't|late|never|not)).*$/i;
const ONLY_HOW_WE_EARN = -24;
/** "We keep maybe 1 in 6 of those we move": a share of what another sentence named. */
const A_SHARE_OF_THOSE = /\d\s?%? of (?:those|them|these)\b/i;
const SHARING_THE_UNSAID = -22;
/** "Grants are 38% of our budget": how large a part is, and nothing that is wrong with it. */
const A_PART_OF_THE_WHOLE =
  /^[^.,]{2,40} (?:is|are|makes? up) (?:about |around |nearly )?\d[\d.,]*\s?(?:%|percent) of (?:our|my|the) (?:budget|revenues?|income|sales|business|turnover)\.?$/i;
const ONLY_A_PART = -14;
/** "Turnover is 29%.": a figure of the firm, and no more of it. */
const A_RATE_ALONE =
  /^(?:our |the |staff )?(?:turnover|occupancy|attendance|retention|utili[sz]ation|margins?|yields?) (?:is|are|was|runs(?: at)?) (?:about |around |at )?\d[\d.,]*\s?(?:%|per ?cent)(?: a year)?\.?$/iu;
const ONLY_A_RATE = -18;
/** "We do 22 families a week.": how much there is to do, and nothing that is wrong with it. */
const A_VOLUME_ALONE =
  /^(?:we|i|our \p{L}+) \p{L}+(?: \p{L}+)? (?:about |around |roughly |some |over )?\d[\d.,]*(?: [\p{L}-]+){1,3} (?:a|per|each|every) (?:day|week|month|quarter|year|season)\.$/iu;
const ONLY_A_VOLUME = -16;
/** "7 trucks, 85 calls a day": the size of the firm. */
const COUNTS_ALONE =
  /^\d[\d.,]* [\p{L}-]+(?: (?:on|under|in) \p{L}+)?, (?:about |around )?\d[\d.,]* [\p{L}-]+\.?$|^\d[\d.,]* [\p{L}-]+(?: [\p{L}-]+)?, (?:about |around )?\d[\d.,]* [\p{L}-]+(?: [\p{L}-]+)? (?:an?|per|each|every) (?:day|night|week|month|year|season)(?:,? (?:\p{L}+|\d) days a week)?\.?$/iu;
/** "The ministry sends us 300 files a year": how many there are of what the trial is about. */
export const A_VOLUME_OF_IT =
  /\b(?:sends?|gets?|receives?|handles?|answers?|does|do|come|comes) (?:\p{L}+ )?(?:about |around |some )?\d[\d.,]* \p{L}+ (?:a|per) (?:day|week|month|year)\.?$/iu;
const ONLY_ITS_VOLUME = -12;
/** "Forecasters cost me $68/hr all in.", "a geologist day costs me $620": what an hour or a day costs, and nothing that is wrong. */
const NAMES_A_WAGE =
  /\$ ?\d[\d.,]* hr(?!\p{L})|(?:\$ ?\d[\d.,]*|\d[\d.,]* ?\$|(?:is|are|at) \d{2,3}(?:\.\d\d)?) ?(?:\/|an |per |de l['’]|par |l['’]) ?h(?:r|our|eure)?s?(?!\p{L})|\b(?:an?|one|each) (?:\p{L}+ )?\p{L}+[ -](?:day|hour) (?:is|costs?|runs?) (?:us |me )?(?:about |around )?\$?\d/iu;
const NAMING_A_WAGE = -16;
/** "Last February we had a sinking, $412,000.": what it led to, told in their own words. */
const TELLS_A_LOSS =
  /(?<!\p{L})(?:docks? us|docked us|cut our (?:payments?|fees?|price)|lost|loses?|ate|shut (?:us|the)|missed|promise \d|followed (?:it|them) up|late \d|late (?:again|last)|wrong|can't tell|cannot tell|turned away|waiting (?:on|for) an? |had been promised|fined us|sinking|accident|perdu|perdons|refusé|en retard)(?!\p{L})/iu;
const TELLING_A_LOSS = 6;
/** "Cost me $4,800 and we lost the clinic": what it was that cost it was said before. */
const TELLS_WHAT_CAME_OF_IT =
  /^(?:costs?|took|takes|meant|means|ended up|ran|set) (?:me|us|\p{L}+ing|about|around|\$?\d)/iu;
const TELLING_WHAT_CAME_OF_IT = -18;
/** "I want that below 10", "Target is 4%": what is wished for, and of something that another sentence told. */
const WISHES_FOR_IT =
  /^(?:(?:so|and|but) )?(?:i|we)(?:'d| would)?(?: just| really)? (?:want|need|like|love|take|settle for|be happy with)(?: to)? (?:(?:see|get|have|bring|cut|keep|make) )?(?:(?:that|it|this|these|those|them|half|same day)(?!\p{L})|\d)|^(?:(?:the|our|my) )?(?:goal|target|aim|objective) (?:is|are|would be) /iu;
const WISHING_FOR_IT = -24;
/** "I went through the logs of all boats": how it was counted, and not what is wrong. */
const SAYS_HOW_IT_WAS_COUNTED =
  /^(?:so )?(?:i|we|my \p{L}+|she|he) (?:went (?:back )?through|looked (?:back )?(?:at|through)|dug (?:out|through)|pulled (?:up|out)?|counted(?: up)?|added (?:it |them )?up|put a clock on|timed) (?!(?:out|back)(?!\p{L})).{0,80}$/iu;
const SAYING_HOW_IT_WAS_COUNTED = -16;
/** "I couldn't tell you how many we lost": what no one has counted says nothing of what is wrong. */
const IS_NOT_COUNTED =
  /(?<!\p{L})(?:i|we) (?:honestly |really )?(?:couldn't|can't|cannot|could not|don't|do not) (?:even |really |honestly )?(?:tell you|say|know) (?:exactly )?how (?:many|much|often)(?!\p{L})|(?<!\p{L})never (?:counted|timed|tracked|measured|added) (?:it|one|them|that|any)(?!\p{L})|(?<!\p{L})no (?:idea|clue) how (?:many|much|often)(?!\p{L})|(?<!\p{L})(?:haven't|hasn't|have not|has not|never) (?:counted|timed|tracked|measured)(?: it| one| them| that)?\.?$/iu;
const NOT_COUNTING = -24;
/** "Rebooking a crate is roughly $900 and we eat it.": what something costs, where what went wrong was told before. */
const A_PRICE_ALONE =
  /^[\p{L}'’ -]{3,45} (?:is|are|costs?|runs?) (?:us |me )?(?:about |roughly |around |some |maybe |nearly |over )?\$ ?\d[\d.,]*[km]?(?: ?(?:an?|per|each|every) [\p{L}-]+| each| apiece)?(?:,? and (?:we|i) (?:eat|pay|swallow|absorb) (?:it|that|for it))?\.?$/iu;
const OF_A_TROUBLE =
  /(?<!\p{L})(?:late|miss\p{L}*|lost|los\p{L}+|wrong|bad|no-?shows?|call-?\p{L}*|come-?backs?|go-?backs?|returns?|re-?(?:do|dos|work|works|make|makes|run|runs|issue|issues|prints?|visits?)|errors?|mistakes?|break\p{L}*|broken|complaints?|fail\p{L}*|spill\p{L}*|leak\p{L}*|claims?|fines?|damage\p{L}*|spoil\p{L}*|reject\p{L}*|turnover|vacan\p{L}*|stop\p{L}*|outages?|accidents?|delay\p{L}*|downtime|empty|idle|wast\p{L}+|scrap\p{L}*|short\p{L}*|dead\p{L}*|cancel\p{L}*|recall\p{L}*|dispute\p{L}*|overtime|refus\p{L}*|second|extra)(?!\p{L})/iu;
const ONLY_A_PRICE = -18;
/** "Logging a hole went from 5 days to 3": what got better is no trouble. */
const GOT_FASTER =
  /(?<!\p{L})(?:went|down|cut|fell|dropped|came down|is down|got) (?:\p{L}+ )?from (?:about )?(\d[\d.]*) (?:minutes|hours|days|weeks|months) to (?:about )?(\d[\d.]*)(?![\d.]*\d)/iu;
const GETTING_FASTER = -26;
/** "And 3 days is now 4.5" */
const GOT_SLOWER =
  /(?<!\p{L})(\d[\d.]*) (?:minutes|hours|days|weeks|months) (?:is|are|became|has become) now (?:about )?(\d[\d.]*)(?![\d.]*\d)/iu;
const GETTING_SLOWER = 14;
function turnedFrom(said: RegExp, text: string, isSo: (before: number, after: number) => boolean): boolean {
  const [, before, after] = said.exec(text) ?? [];
  return isSo(Number(before), Number(after));
}
/** "When she's away we guess.", "went quiet": what happens, with no figure. */
export const GOES_WRONG =
  /(?<!\p{L})(?:we (?:just )?guess|have to guess|(?:gone|went|goes) quiet|got \p{L}+ed again|kicked back)(?!\p{L})/iu;
const GOING_WRONG = 8;
/** "Driving past the same farm twice.": the whole trouble, in their words. */
export const DONE_TWICE = /^\p{L}+ing (?:\p{L}+ ){1,6}(?:twice|again)\.?$/iu;
const DOING_IT_TWICE = 30;
/** "1 in 8 gets kicked back by the inspector for a typo": of what is not said, but what goes wrong is, and why. */
const TELLS_WHY =
  /(?<!\p{L})(?:kicked|sent|turned|comes?|goes) back (?:[^,.;]{0,40} )?(?:for|because|with|over) /iu;
/** "Piers is 66 and won't say when": when what, was said before. */
const LEAVES_UNSAID =
  /(?<!\p{L})(?:won't|will not|doesn't|did not|didn't) say (?:when|how|why|what|if|where)\.?$/iu;
const LEAVING_UNSAID = -20;
/** "Let me tell you about last Tuesday.": a story begins, and nothing is told yet. */
const BEGINS_A_STORY =
  /^(?:let me (?:tell|give|explain)|here(?:['’]s| is) (?:how|what|the)|where do i (?:begin|start)|how does one|picture (?:this|an?)|to begin with|imagine|so here|listen)(?!\p{L})/iu;
const BEGINNING_A_STORY = -24;
/** "0240 Cape Mudge Star off Crofton, told berth at 0300.": a line of a log. */
const IS_A_LOG_LINE = /^(?:[01]\d|2[0-3]):?[0-5]\d(?!\d)\s/;
const BEING_A_LOG_LINE = -20;
const SENTENCE_END = /(?<=[.!?])\s+/;

/** Points for the words alone; `isNamed` where they name the work or the fault of the trial. */
export function wordsMark(text: string, isNamed: boolean): number {
  const counted = text
    .split(SENTENCE_END)
    .some((each) => COUNTS_THE_UNSAID.test(each) && !TELLS_WHY.test(each));
  const marks: readonly (readonly [boolean, number])[] = [
    [POINTS_BACK.test(text), WITHOUT_ITS_SUBJECT],
    [ENDS_POINTING_BACK.test(text), WITHOUT_ITS_OBJECT],
    [TELLS_WHAT_CAME_OF_IT.test(text), TELLING_WHAT_CAME_OF_IT],
    [ADDS_TO_ANOTHER.test(text), ADDING_TO_ANOTHER],
    [counted, COUNTING_THE_UNSAID],
    [A_SHARE_OF_THOSE.test(text), SHARING_THE_UNSAID],
    [A_PART_OF_THE_WHOLE.test(text), ONLY_A_PART],
    [A_RATE_ALONE.test(text), ONLY_A_RATE],
    [HOW_WE_EARN.test(text), ONLY_HOW_WE_EARN],
    [NAMES_A_WAGE.test(text), NAMING_A_WAGE],
    [TELLS_A_LOSS.test(text), TELLING_A_LOSS],
    [GOES_WRONG.test(text), GOING_WRONG],
    [DONE_TWICE.test(text), DOING_IT_TWICE],
    [turnedFrom(GOT_FASTER, text, (before, after) => after < before), GETTING_FASTER],
    [turnedFrom(GOT_SLOWER, text, (before, after) => after > before), GETTING_SLOWER],
    [WISHES_FOR_IT.test(text), WISHING_FOR_IT],
    [LEAVES_UNSAID.test(text), LEAVING_UNSAID],
    [IS_A_LOG_LINE.test(text), BEING_A_LOG_LINE],
    [BEGINS_A_STORY.test(text), BEGINNING_A_STORY],
    [IS_NOT_COUNTED.test(text), NOT_COUNTING],
    [SAYS_HOW_IT_WAS_COUNTED.test(text), SAYING_HOW_IT_WAS_COUNTED],
    [A_PRICE_ALONE.test(text) && !OF_A_TROUBLE.test(text), ONLY_A_PRICE],
    [(A_VOLUME_ALONE.test(text) && !isNamed) || COUNTS_ALONE.test(text), ONLY_A_VOLUME],
    [A_VOLUME_OF_IT.test(text) && isNamed, ONLY_ITS_VOLUME],
  ];
  return marks.reduce((sum, [holds, points]) => sum + (holds ? points : 0), 0);
}
