/** Words by which a passage with figures tells no cost of today. */

/** Of another firm, or of what is over. */
const OF_OTHERS =
  /\b(?:used to (?:be|have)|(?:previous|last) (?:firm|company|employer)|(?:previous|(?:at the|my|his|her) last) job|(?:we|i) (?:rent|lease|hire|loan) (?:out )?[a-z ]{2,30} to (?!us\b)|the big chains?|back in \d{4}|until (?:last|a (?:year|spring|summer|fall|winter|season))|the (?:trade body|association) says|the average (?:shop|firm|clinic|office)|(?:a|the) (?:guy|shop|outfit) (?:down|across))\b|^\W*say (?:\d|two|three|four|five|six|ten|twenty)/i;
export const isOfOthers = (sentence: string): boolean => OF_OTHERS.test(sentence);

/** What is hoped, feared, denied, earned, over, said by others or done once for someone new. */
const ELSEWHERE = [
  OF_OTHERS,
  /\b(?:if|could|would|should|might|[a-z]+'d|will|people think|they think|apparently)\b[^.]{0,60}\d/,
  /\b(?:goal|target|hope|hoping|wish|supposed to (?!help)|plans? to|planning|going to|about to|intend|rather than|wants? to|down to|up to speed|say (?:ten|\d+))\b/,
  /\b(?:used to|in those days|ago|before (?:the new|we (?:put|got|had|started|switched|bought))|sorted|solved|fixed that|no longer|until we|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next))\b/,
  /\b(?:(?:isn't|is not|not) (?:about )?(?:the|our) (?=\d)|no idea|couldn't tell|never timed|(?:don't|doesn't|didn't|never) (?:spend|lose|waste|take|cost|need))\b/,
  /\b(?:vendors?|salesman|sales rep|competitors?|the outfit|industry|guys? down|down the road|across (?:town|the street|the river)|undercuts?|next door|some (?:shops|guys|firms|people|places)|told (?:us|me) (?:the|that|their|his)|consultants?|they say|reckons|magazine|(?:the|an?) (?:avg|average) [a-z]+|(?:friend|buddy|neighbou?r|cousin|brother-in-law) (?:of mine|in|down|up|who|over|has|had))\b/,
  /\b(?:billable|earns?|earning|margins?|profit|revenue|enrolled|tuition|members?|memberships?|donat\w+|invest\w*|bought|lease|capacity|budget|wait(?:s|ing)? list|contracts? (?:is|are|worth)|worth (?:about )?\$)\b/,
  /\bnever (?!bill|get paid|got paid|charge)[^.]{0,40}\d|\bcosts? (?:them|him|her|(?:the |our |their )?(?:customer|client|owner|tenant)s?)\b|\bour (?:customers|clients) (?:handle|lose|spend|have|do)\b/,
  // How many that is was not told.
  /\b(?:a|about a|maybe a) (?:dozen|couple|handful|few)\b(?! (?:of )?(?:hours|minutes|min|h|days|weeks|months|years)\b)|\b(?:several|dozens|hundreds|thousands)\b/,
  // What one may give to it, and not what it takes.
  /\b(?:has|have|can (?:spare|give)|could (?:spare|give))(?: only| perhaps| maybe| about| around)* \d[\d.]* h a (?:day|week|month)(?=[.,;]|$| free\b| for (?:this|it)\b| to spare\b)/,
  /\b(?:an? new [a-z]+ (?:is|costs?)|train|training|onboarding|licen[cs]e takes)\b/,
  /\?(?!\?)/,
];
export const isElsewhere = (plain: string): boolean => ELSEWHERE.some((words) => words.test(plain));

/** "That's sorted now", "we don't, we lose next to none", "how many go out wrong I could not tell". */
export const isOver = (sentence: string): boolean => OVER.some((words) => words.test(sentence));
const OVER = [
  /^\W*(?:but |now |and |so |well )?(?:that|it|this|we|they)(?:'s|s| is| was| has been| got)? (?:been )?(?:all |since |now )?(?:sorted|fixed|solved|over$|over now|gone|done with|behind us|history|put in|don'?t|ended)\b/i,
  /\bno(?:body| one) (?:has )?(?:ever )?(?:timed|counted)\b|\bdon'?t know where\b/i,
  /\bput (?:a stop|an end) to (?:that|it)\b|\bhaven'?t had (?:one|any) since\b|\bthat is (?:solved|sorted)\b|\b(?:a single time|one-off|only once)\b/i,
  /\bhow many (?:go|are|of|come|get)\b|\bcould not (?:tell|say)\b|\bnothing of the kind\b/i,
];

/** "About 12% of those need a second trip": what comes behind changes what is before it. */
export const leansOn = (next: string): boolean => isOver(next) || LEANS.test(next);
const LEANS =
  /%(?! of (?:an?|the|our|their|my) \$)|\b(?:per ?cent|of (?:them|those|these)|half (?:of )?(?:them|those|these|our|the)|a third|a quarter|one in|each|every one)\b/i;

/** "5% of the sheets", "3 in every 200": of which a price that is told elsewhere may be. */
export const tellsAShare = (sentence: string): boolean => SHARES.test(sentence);
const SHARES =
  /\d ?%|\bper ?cent\b|\bout of every\b|\b(?:for|in|of) every (?:\d|ten|hundred|twenty|dozen)|\b(?:one|two|three|\d) (?:[a-z-]+ ){0,3}(?:in|out of) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|\d)|\ba (?:third|quarter|fifth|sixth|eighth|tenth) of\b|\bhalf (?:of )?(?:them|those|these|our|the)\b/i;

/** "Quotes. 15 a week april to june": how many such weeks a year has was not told. */
export const isSeasonal = (plain: string): boolean => SEASONAL.test(plain);
const SEASONAL =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|in may)\b|\b(?:in|during|all|over|through) (?:the |our )?(?:[a-z]+ )?(?:season|summer|winter|spring|fall)\b/;

/** Whether it is said of money that it is spent or lost: a price is more often earned. */
export const tellsACost = (plain: string): boolean => COSTS.some((words) => words.test(plain));
const COSTS = [
  /\b(?:lost|lose|loses|losing|loss|losses|waste[ds]?|bin|binned|thrown|throw|dump(?:ed|ing)?|heap|shredded|dumpster|compactor|landfill|trash|garbage|mou?ld|missing|stolen|shrink(?:age)?|melt(?:s|ed)?|spoil(?:s|ed|age)?|goes off|went off|pig feed|damping|walk(?:s|ing)? off|never (?:see|come|came|back)|written off|scraps?|scrapped|dead|die[sd]?)\b/,
  /\b(?:refused|refuse|returns?|returned|c[oa]mes? back|re-?(?:do|dos|done|made|makes?|making|works?|worked|working|prints?|printing|runs?|ships?|wraps?|wrapping|cuts?|cutting|welds?|keys?|keying|types?|typing|issues?|fits?|visits?|bakes?|paints?|weighs?)|replaced?|rebuil[dt]|again|repair(?:s|ed)?|patch|break(?:s|ing)?|breakdowns?|broken?|tow|callbacks?|callouts?|second trips?|truck rolls?|claims?|bounced?|torn)\b/,
  /\b(?:damage[ds]?|downgraded|late|missed|penalt(?:y|ies)|fines?|wrong|mistakes?|errors?|corrections?|no-?shows?|don't (?:turn|come|show)|turn up|no(?:body| one| keyholder)|flat|crack(?:ed|s)?|leak(?:s|ing)?|burn(?:s|ed|t)?|fails?|failed|rush|subs?|detention|demurrage|overtime)\b/,
  /\b(?:costs? (?:us|me)|to us|of our money|our cost|sets? (?:us|me) back|runs? (?:us|me)|eats?|eating|swallows?|absorbs?|in (?:parts|materials?|labou?r)|to make)\b/,
];

/** "A mis-sized head costs us $38": the price of what goes wrong. */
export const FAULTY =
  /^(?:wrong|bad|mis-?\w+|spoiled|broken|torn|late|lost|missed|missing|damaged|returned|flat|cracked|bounced|rejected|failed|faulty|defective|dud|burnt|bent|split|dead|re-?(?:do|make|print|run|work)s?)$/;
