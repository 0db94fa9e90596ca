import { ENGLISH_MONTHS, SHORT_MONTHS } from "../calendar/month-names";

/** How money for a trial is typed: given by others, one's own, what is left, what one may decide alone, and none. */

export const AMOUNT =
  "(?<![£€\\d.,]|R\\$ ?)(?:C|CA|US)?\\$?\\s?(?<amount>\\d[\\d,]*(?:\\.\\d+)?)(?:\\s?(?<thousand>k|K|thousand|grand)(?!\\p{L}))?(?:\\$| dollars| bucks)?(?![\\d%]|[.,]\\d| ?(?:m|M|million)(?!\\p{L}))";
export const ABOUT = "(?:(?:up to|about|around|maybe|another|roughly|as much as|at most|say|an extra|a) )*";
/** Behind a sum that is a limit: what it is to be spent on is not another thing. */
const ENDS_THERE =
  "(?=\\s*(?:[.,;!)–—]|$| - |(?:more|tops|max(?:imum)?|once|one[- ](?:time|off|shot)|only|total|in total|all in|altogether|at most|out of pocket|right now|now|and|but|if|this year|to (?:fix|solve|get|try|test|see|stop|end|cut|start|begin)|(?:on|for|into|in) (?:it|this|that|AI|a (?:trial|pilot|test|tool)|something|the right (?:tool|thing)|one that))(?!\\p{L})))(?! (?:\\p{L}+ ){0,2}(?:on|for) (?!AI|it|this|that|the (?:right|year)|an? (?:trial|pilot|test|tool|app|program|system|year)))";
export const A_TIME =
  "(?! ?(?:/|(?:a|an|per|each|every) )(?:mo|month|week|wk|day|yr|year|season|hour|unit|head|seat|person|user|job|truck)s?(?!\\p{L}))";

/** "Board gave me $25,000 for 'AI'" */
export const GAVE = new RegExp(
  `(?<!\\p{L})(?<by>board|council|owners|investors|trustees|partners|bank|parent company|head office|foundation|family) (?:has |have )?(?:gave|given|approved|set aside|budgeted|granted|voted|allotted|allocated) (?:me |us )?(?:up to |about )?${AMOUNT} (?:(?:for|in) 20\\d\\d )?(?:for|toward|towards) (?:an? |the |our |some )?(?:pilot of |trial of )?['"‘“]?(?:AI|this|automation|digital|innovation|technology|tech)(?!\\p{L}| (?:marketing|signs?|signage|printers?|scales?))`,
  "iu",
);
export const DUE = new RegExp(
  `(?<!\\p{L})(?:wants?|expects?|asked|asks) (?:to (?:hear|know|see)|an? (?:report|answer|update)|me to report|us to report|results?)(?: back)? (?<due>(?:by|in|before) (?:the end of )?(?:${ENGLISH_MONTHS}|spring|summer|fall|year[- ]end))(?!\\p{L})`,
  "iu",
);

const WOULD =
  "(?:(?<!\\p{L})(?:I|we)(?:'d| would| could| can)|(?:^|[,;:] |(?<!\\p{L})(?:but|and|so) )(?:could|can|would))";
const SPENDS =
  "(?:spend|find|free up|scrape (?:together|up)|go(?: up)?(?: to| as high as)?|stretch to|put(?: in| up| down)?|come up with|commit|part with|afford|risk|live with)";
/** A bare figure is money only where it is spent. */
export const IS_MONEY =
  "(?:(?<=spend (?:[a-z]+ ){0,2})|(?=(?:C|CA|US)?\\$|\\d[\\d.,]*\\s?(?:k|thousand|grand|dollars|bucks|\\$)|\\d{1,3},\\d{3}))";

/** "I have 15k, no more", "we'd spend 30k tomorrow", "could find $15k more", "we have a $15,000 limit", "Budget is about $40k" */
export const OWN: readonly RegExp[] = [
  `^${ABOUT}(?=\\$)${AMOUNT} (?:is )?set aside(?: for (?:this|AI|it))?(?=\\s*(?:[.,;]|$))`,
  `(?<!\\p{L})(?:I|we)(?:'ve got| have(?: got)?),? ${ABOUT}${AMOUNT},? (?:\\p{L}+[- ]approved,? )?(?:(?:and )?not an? (?:dime|dollar|penny|cent|nickel) (?:over|more))(?!\\p{L})`,
  `(?<!\\p{L})(?:I|we)(?:'ve got| have(?: got)?| can spend| could spend) (?:about |up to )?${AMOUNT},? (?:(?:and )?no more(?! than)|tops|at most|max(?:imum)?|and that's (?:it|all))(?!\\p{L})`,
  `(?<!\\p{L})(?:I|we)(?:'d| would) spend (?:about |up to )?${AMOUNT} (?:tomorrow|today)(?!\\p{L}| (?:on|for) (?!AI|this))`,
  `(?<!\\p{L})(?:(?:I|we)(?:'ve| have)(?: got)?|there(?:'s| is)) ${ABOUT}${IS_MONEY}${AMOUNT} (?:to (?:play|work) with|to spend(?! on (?!AI|this|it))|(?:set|put) aside(?: for (?:this|AI|it))?(?! for)|in the (?:pot|kitty|budget|line)(?! for| of)|for (?:this|AI|it)(?= ?[.,;]|$))`,
  `(?<!\\p{L})(?:I|we)(?:'ve| have)(?: got)? ${ABOUT}${IS_MONEY}${AMOUNT} (?:this year|for the year|this season)(?=\\s*(?:[.,;]|$))`,
  `^${ABOUT}${IS_MONEY}${AMOUNT} for (?:this|it|AI)(?=\\s*(?:[.,;]|$|(?:and|but)(?!\\p{L})))`,
  `(?<!\\p{L})(?:I|we) have an? ${AMOUNT} (?:limit|cap|ceiling)(?!\\p{L}| (?:on|per|a) )`,
  `(?:^|[,;] )(?:our |the |my |AI )?budget (?:for (?:this|AI) )?is (?:about |around )?(?=\\$|\\d[\\d,.]*\\s?k|\\d+,\\d{3})${AMOUNT}`,
  `${WOULD} ${SPENDS} ${ABOUT}${IS_MONEY}${AMOUNT}${A_TIME}${ENDS_THERE}`,
  `(?<!\\p{L})(?:I|we)(?:'d| would) pay ${ABOUT}${IS_MONEY}${AMOUNT}${A_TIME} for (?:it|this|that|AI|something that|one that)(?!\\p{L})`,
  `(?<!\\p{L})(?:I'm|I am|we're|we are) (?:willing|ready|prepared|happy|ok|okay|good) (?:to )?(?:spend|put in|put up|risk|go to) ${ABOUT}${IS_MONEY}${AMOUNT}${A_TIME}${ENDS_THERE}`,
  `^(?:money|budget|AI budget|funds|cash)(?: for (?:this|AI|it))?(?::| -| =) ?${ABOUT}(?=\\$|\\d[\\d,.]*\\s?[kK]|\\d+,\\d{3})${AMOUNT}${A_TIME}(?=\\s*(?:[.,;]|$|(?:total|max|tops|this year|at most|once|for (?:this|AI|it|the year))(?!\\p{L})))`,
].map((source) => new RegExp(source, "iu"));

/** "No more than $5k until I see something work", "$5,000 and not one cent more" */
export const LIMITS: readonly RegExp[] = [
  `(?:^|[,;:] |(?<!\\p{L})(?:but|and) )(?:no|not) (?:a (?:cent|dollar|penny) )?(?:more than|over|above) ${IS_MONEY}${AMOUNT}${A_TIME} (?:until|till|before|unless) (?:I|we|it|they|something|someone)(?!\\p{L})`,
  `${IS_MONEY}${AMOUNT},? (?:and )?not (?:one|a|another) (?:cent|penny|nickel|dime|dollar) more(?! (?:on|for) (?:rent|wages|fuel|parts))`,
  `(?:^|[,;:] |(?<!\\p{L})(?:and|but) )(?:my|our|the) (?:absolute |hard |own |top )?(?:limit|ceiling|cap|max(?:imum)?)(?: (?:for|on) (?:it|this|AI))? is ${ABOUT}${IS_MONEY}${AMOUNT}${A_TIME}(?=\\s*(?:[.,;!]|$|(?:and|but)(?!\\p{L})))`,
  `^(?:max(?:imum)?|cap|limit|ceiling|tops)(?::| is)? ${IS_MONEY}${AMOUNT}${A_TIME}(?=\\s*(?:[.;!]|$))`,
  `^${IS_MONEY}${AMOUNT},? (?:is (?:my|our) (?:limit|ceiling|max(?:imum)?)|is all (?:I|we) have|max(?:imum)?|tops|at most)(?=\\s*(?:[.;!]|$))`,
].map((source) => new RegExp(source, "iu"));

/** "Tech money is $25,000 this year, but the plotter is dying and that's $17,000 of it" */
export const ALL_OF_IT = new RegExp(
  `(?<!\\p{L})(?:tech|IT|software|technology|digital|AI) (?:money|budget) (?:is|was|:) ?${ABOUT}${IS_MONEY}${AMOUNT}(?! (?:a|per) (?:month|week))`,
  "iu",
);
export const OF_WHICH = new RegExp(`(?<![\\p{L}\\d])${IS_MONEY}${AMOUNT} of (?:it|that)(?!\\p{L})`, "iu");

const POT =
  "(?:(?:\\p{L}+(?:'s)? ){0,4}(?:line(?! of credit)|budget|fund|pot|grant|envelope|kitty|allocation|money)(?!\\p{L}))";
/** "$12,000 left in the training line" */
export const LEFT = new RegExp(
  `${AMOUNT} (?:is |are |still |that is |that's )*(?:left(?: over)?|unspent)(?=\\s*(?:[.,;]|$|(?:(?:in|from|of|on|under) ${POT}|for (?:this|AI|it|software|tools|tech)|to spend|until|till|this year)(?!\\p{L})))`,
  "iu",
);
/** A sum that is left has to be of a budget, and not of a loan. */
export const OF_A_BUDGET =
  /(?<!\p{L})(?:money|budgets?|line(?! of credit)|fund|pot|grant|envelope|kitty|allocation|for (?:this|AI|it|software|tools|tech)|to spend|(?:I|we)(?:'ve| have)(?: got)? \$ ?\d[\d,]*k? left(?: this year)?(?! to pay| owing))(?!\p{L})/iu;

const GONE = "(?:spent|gone|used(?: up)?|committed|eaten)";
/** "Board gave IT $60,000 for the year and 41 is spent", "we set aside $20,000 and have spent 12 of it" */
export const PARTLY_SPENT = new RegExp(
  `(?<!\\p{L})(?:gave|given|approved|set aside|budgeted|granted|got|have|had|budget (?:is|was|of))(?: (?:us|me|IT|tech|technology|innovation|digital))?(?: an? (?:budget|grant|envelope|pot) of| an?)? ${ABOUT}${AMOUNT}(?: (?:grant|budget|envelope|pot))?(?: for (?:AI|this|IT|tech|technology|software|the year|digital|innovation|tools)(?: (?:this|for the) year)?| this year)?,? (?:(?:and|but|of which|with) )?(?:(?:about|already) )*(?:\\$?(?<spent>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<spentThousand>k|K)?(?: of (?:it|that))? (?:(?:is|are|was|has been|have been|'s|of it|already) )*${GONE}|(?:(?:we|I)(?:'ve| have)? |have )?(?:already )?(?:spent|used)(?: up)? (?:about )?\\$?(?<used>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?<usedThousand>k|K)?(?: of (?:it|that))?)(?!\\p{L})`,
  "iu",
);

const PEOPLE =
  "(?:board|council|brothers?|sisters?|partners?|owners?|co-owners?|head office|corporate|parent(?: company)?|dad|father|mom|mother|wife|husband|cfo|ceo|controller|trustees?|shareholders?|family|directors|chair(?:man|woman|person)?|founders?|investors?|two signatures|a vote)";
/** "anything over 10 has to go by both brothers", "I can sign for $5,000" */
export const ALONE: readonly RegExp[] = [
  `(?<!\\p{L})(?:anything|everything|whatever|any (?:spend(?:ing)?|purchase|software|tool)|spend(?:ing)?|purchases)(?:'s| is| that is)? (?:over|above|more than|past|beyond|bigger than|north of) ${AMOUNT}(?: and (?:I|we))? (?:(?:has|have|needs?|must|got|gets?|'s got)(?: to)? )?(?:(?:go(?:es)?|be (?:run|signed|approved|okayed|cleared)|pass(?:es)?|runs?|takes?|requires?|is for) )?(?:(?:by|to|past|through|before|with|up to) )?(?:(?:both|all|the|my|our|a|an|two|three|other|full) )*${PEOPLE}(?!\\p{L})`,
  `(?<!\\p{L})I can (?:sign(?: off)?|approve|decide)(?: (?:for|on|alone))? (?:up to )?${AMOUNT}(?=\\s*(?:[.,;]|$|(?:alone|myself|by myself|on my own|without|and|but)(?!\\p{L})))`,
  `(?<!\\p{L})my (?:own )?(?:signing |spending |approval )(?:limit|authority) is ${AMOUNT}`,
  `${AMOUNT} (?:or less|and (?:under|below|less)),? (?:is|I can|I) (?:my (?:own )?call|mine to (?:spend|decide)|decide (?:it )?(?:alone|myself))`,
].map((source) => new RegExp(source, "iu"));

const NOT_IT =
  "(?! (?:problem|issue|pressure|limit|cap|line|meeting|process|cycle|surprise|for (?!this|AI|it|any|new|anything|software|tools|tech)))";
/** "Budget: zero", "no budget this year" */
export const NONE = new RegExp(
  `(?:^|[,;:] |(?<!\\p{L})(?:and|but|so) )(?:${[
    "(?:our |the |my |AI )?(?:budget|money)(?: for (?:this|AI|it))?(?: is|:| =| -) ?(?:zero|nil|none|nothing|\\$?0(?![\\d.,]\\d|\\d))(?=\\s*(?:[.,;!]|$|(?:this year|for (?:this|AI|it)|right now|until|till)(?!\\p{L})))",
    `(?:(?:we|I)(?:'ve got| have(?: got)?) |there(?:'s| is|s) )?(?:no|zero|\\$?0|not a (?:cent|dollar|penny) of) (?:new )?budget${NOT_IT}(?=\\s*(?:[.,;!]|$|(?:for|this year|right now|at all|left|available|here|until|till|and|but)(?!\\p{L})))`,
    "(?:(?:we|I)(?:'ve got| have(?: got)?) |there(?:'s| is|s) )(?:no|zero|not a (?:cent|dollar|penny) of) (?:new |extra )?money (?:for (?:this|AI|it|any of (?:this|it)|anything new|new (?:software|tools))|this year|right now|at all|left)(?!\\p{L})",
    "no new money(?=\\s*(?:[.,;!]|$|(?:for (?:this|AI|it)|this year|right now|until|till)(?!\\p{L})))",
    "(?:(?:we're|we are|I'm|I am) )?not spending (?:a|one|another) (?:dime|cent|penny|nickel|dollar)(?=\\s*(?:[.,;!]|$|(?:on (?:this|AI|it)|this year|right now|until|till)(?!\\p{L})))",
  ].join("|")})`,
  "iu",
);

export const NOT_FOR_THIS =
  /\?\s*$|^if (?:we|I|they)(?!\p{L})|(?<!\p{L})(?:nothing is earmarked|not for|competitors?|marketing|advertising|operating|capital)(?!\p{L})/iu;
/** A budget of training is none for this, unless what is left of it is what there is. */
export const FOR_TRAINING = /(?<!\p{L})training budget(?!\p{L})/iu;
/** No money that others lack, or that was lacking once. */
export const NOT_THEIRS =
  /(?<!\p{L})(?:customers?|clients?|buyers?|schools?|towns?|cit(?:y|ies)|parents|families|they|last (?:year|season)|used to|had|was|were)(?!\p{L})/iu;

/** "it's gone March 31", "use it or lose it by June 30" */
export const GONE_ON = new RegExp(
  `(?<!\\p{L})(?:(?:it'?s|that'?s|its|which is|and|or|is|money is) (?:all )?(?:gone|lost|expires?|lapses?)|expires?|lapses?|use it or lose it|(?:has|have|needs?|must) (?:to )?be (?:spent|used)|(?:we|I) lose it|(?:goes|gets taken) (?:away|back)),? (?<how>on |by |after |before |at |in )?(?<when>(?:the )?end of )?(?<month>${ENGLISH_MONTHS}|${SHORT_MONTHS})\\.?(?: (?<day>\\d{1,2})(?:st|nd|rd|th)?)?(?![\\p{L}\\d])`,
  "iu",
);
export const ONCE =
  /(?<!\p{L})(?:once(?! (?:we|it|I|they|the|a|an|every)(?!\p{L}))|one[- ]time|one[- ]off|one shot)(?!\p{L})/iu;
export const NOT_MONTHLY =
  /(?<!\p{L})(?:(?:not|no|never|nothing|without|isn't|don't want)(?: \p{L}+){0,3}? (?:monthly|subscriptions?|every month|per month|a month|recurring))(?!\p{L})/iu;
