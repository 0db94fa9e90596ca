/** What a sentence may be about, as far as single words tell it: each is a feature, and its weight says how much it is worth. */
export const CUES: readonly (readonly [string, RegExp])[] = [
  ["past", /\b(?:ago|used to|back (?:then|in)|before (?:that|we|the)|once had|was|were)\b/],
  ["now", /\b(?:now|today|these days|currently|still)\b/],
  ["perhaps", /\b(?:if|would|could|should|might|maybe|goal|target|hope|plan|want|next year)\b|'d\b|'ll\b/],
  [
    "earns",
    /\b(?:charge|bill|sell|sells|sold|price|revenue|turnover|sales|earn|margin|profit|fee|fees|contract|worth|rent|tuition|ticket)\b/,
  ],
  [
    "quote",
    /\b(?:quote|quoted|vendor|offer|offered|software|system|subscription|licen[cs]e|machine|new|buy|bought|robot)\b/,
  ],
  [
    "others",
    /\b(?:competitor|they say|cousin|brother|friend|neighbou?r|industry|average (?:shop|firm)|customers? pays?|client pays?)\b/,
  ],
  ["people", /\b(?:staff|employees|people|guys|techs|drivers|members|we are|we're|crew|team)\b/],
  ["each", /\b(?:each|every|apiece|per|a piece|a pop|one of them)\b/],
  [
    "takes",
    /\b(?:takes?|takes us|spends?|spent|loses?|wastes?|eats?|burns?|costs?|goes|sits?|waits?|chas\w+|typing|retyp\w+|fix\w*)\b/,
  ],
  [
    "size",
    /\b(?:acres?|hectares|rooms|beds|seats|sites|shops|stores|trucks|vans|branches|years?|old|km|miles|floors|locations)\b/,
  ],
  [
    "wrong",
    /\b(?:wrong|back|late|missed|missing|lost|broken|failed|rejected|returned|remake|redo|rework|scrap|waste|no-shows?|errors?|mistakes?)\b/,
  ],
];

/** What a whole answer may say of its figures. */
export const OF_ALL: readonly (readonly [string, RegExp])[] = [
  ["each", /\b(?:each|apiece|every|per|every one|a pop)\b/],
  [
    "unknown",
    /\b(?:no idea|(?:couldn't|can't|could not|don't|cannot) (?:tell|say|know)|never (?:counted|timed|measured)|hard to (?:say|put)|haven't (?:counted|timed|measured)|no(?:body| one) (?:counts|counted|knows))\b/,
  ],
  ["over", /\b(?:used to|sorted|fixed|solved|no longer|finished|not any more|was before|behind us)\b/],
  ["quote", /\b(?:quote|quoted|vendor|salesman|system|software)\b/],
];
