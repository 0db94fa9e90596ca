/** How to start on a problem that is on no list of ours, by what it is about. Our own judgement. */
export interface ThemeAdvice {
  title: string;
  approach: string;
  firstStep: string;
  measure: string;
}

interface Theme extends ThemeAdvice {
  /** Words by which a theme is recognised in free text. */
  words: RegExp;
}

/** In the order in which they are tried: the narrower ones first. */
const THEMES: Readonly<Record<string, Theme>> = {
  security_fraud: {
    words: /fraud|cyber|phish|hack|theft|ransom|scam/i,
    title: "Fewer openings for fraud",
    approach: "Unusual cases can be ranked by software, while a person decides on each.",
    firstStep: "Write down the last five incidents and the earliest sign of each.",
    measure: "Hours until a case is noticed, and false alarms.",
  },
  compliance_risk: {
    words: /complian|regulat|\baudits?\b|legal|privacy|\blicen[cs](?:e|es|ed|ing)\b/i,
    title: "Evidence for rules and audits",
    approach:
      "Search over the rules and past files, with the clause shown beside each answer, saves reading time.",
    firstStep: "Choose one recurring filing and time each step of it.",
    measure: "Hours per filing, and findings afterwards.",
  },
  recruiting_retention: {
    words:
      /recruit|hiring|hire|turnover|retention|retain (staff|people)|labou?r shortage|skilled trade|applicants?|\b\d+ [a-z]+s short\b|short[- ]staffed|vacanc(?:y|ies)|\b(?:left|leave|leaves|leaving) (?:us )?(?:for|to) (?:an?|the|our) (?:competitor|rival)|poach/i,
    title: "Finding and keeping people",
    approach:
      "Adverts, onboarding and training plans can be drafted; the choice of people stays with people.",
    firstStep: "Check where the last ten applicants or leavers dropped out, and why.",
    measure: "Days to fill a post, and departures in the first year.",
  },
  workforce_skills: {
    words:
      /\btrain|skill|know-?how|knowledge transfer|(?<!(?:customer|client|account|churn)[^;\n]{0,80})onboard|succession|\bretir(?:e|es|ed|ing)\b/i,
    title: "Passing on know-how",
    approach:
      "What experts say can be recorded and searched, and a person keeps the last word on each answer.",
    firstStep: "Interview one expert on the five questions that come up most.",
    measure: "Days until a newcomer works alone.",
  },
  scheduling_capacity: {
    words:
      /(?<!(?:door|finish|window|room|bar|fee|price|rate)s? )schedul|roster|(?<!\b(?:one|two|three|\d) )shift|capacity|overtime|wait(ing)? times?|backlog|appointment/i,
    title: "Better use of hours",
    approach:
      "A forecast of demand and a proposed roster, with the trade-offs shown to the scheduler, is the usual start.",
    firstStep: "Compare planned with actual hours for the last eight weeks.",
    measure: "Overtime hours, and unfilled shifts.",
  },
  pricing_margin: {
    words: /pric|quot|\bbids?\b|bidding|tender|discount|\bfees?\b|billing|hourly|\bour hours/i,
    title: "Faster and safer prices",
    approach: "Past jobs can be found and compared in minutes; a person signs each price.",
    firstStep: "Pull the last 20 prices you gave, with the days each took and what became of it.",
    measure: "Days from request to price, and margin kept.",
  },
  inventory_supply: {
    words: /(?<!model )inventor|stock|supply|supplier|procure|purchas|material|warehouse|logistic/i,
    title: "Stock and suppliers under watch",
    approach: "A forecast for the few items that matter most comes before any system.",
    firstStep: "List the 20 items whose shortage or surplus cost most last year.",
    measure: "Shortages, and days of stock, on those items.",
  },
  forecasting: {
    words:
      /forecast|\bdemand\b|seasonal|(?:peak|busy|high|low|off)[ -]season|wildfire|weather|volatil|uncertain/i,
    title: "Earlier warning",
    approach:
      "A simple forecast, scored against your own history, shows within weeks whether more is worth it.",
    firstStep: "Write down the timeline of the last surprise and the first sign of it.",
    measure: "Days of warning, and forecast against actual.",
  },
  quality_control: {
    words: /quality|defect|scrap|rework|error|mistake/i,
    title: "Fewer errors",
    approach: "Collect examples of good and bad work first: without them there is nothing to learn from.",
    firstStep: "Collect the last 30 errors with their cause.",
    measure: "Rework per hundred pieces of work.",
  },
  maintenance_assets: {
    words: /mainten(?!ance requests?)|downtime|equipment|machine|fleet|vehicle|repair/i,
    title: "Fewer unplanned stops",
    approach: "Clean work orders come before sensors: they show which stop hurts most.",
    firstStep: "Write down the last ten stops and what each cost.",
    measure: "Unplanned stops per month, and their cost.",
  },
  energy_sustainability: {
    words: /energy|carbon|emission|sustainab|fuel|waste/i,
    title: "Less energy and waste",
    approach: "Measure one site or line properly before any control learns from it.",
    firstStep: "Collect 24 months of bills or weights for one site.",
    measure: "Energy or waste per unit, month by month.",
  },
  customer_service: {
    words:
      /customer service|support|response time|complain|enquir|inquir|call volume|phone|requests? a (?:day|week|month)/i,
    title: "Quicker answers",
    approach:
      "Drafted replies from approved content, sent by a person, show within weeks which topics are safe.",
    firstStep: "Tag the last 50 enquiries by topic and effort.",
    measure: "Hours to reply, and repeat contacts.",
  },
  sales_growth: {
    words:
      /sales|revenue growth|growth|grow(?:ing)? (?:sales|revenue)|lead gen|new clients?|pipeline|market share|competit|enrol/i,
    title: "More selling time",
    approach: "Research and first drafts can be prepared, so that more of the week goes to customers.",
    firstStep: "Have two people log their time by activity for one week.",
    measure: "Selling hours per week, and offers sent.",
  },
  content_marketing: {
    words: /marketing|\bcontent\b|brand|social media|website|campaign/i,
    title: "Content that sounds like you",
    approach: "Drafts from facts you have approved, with one editor, keep the voice and save the blank page.",
    firstStep: "Choose ten pieces you are proud of and write down what makes them yours.",
    measure: "Hours per piece, and replies.",
  },
  knowledge_search: {
    words: /find(ing)? (information|documents|files)|\bsearch|knowledge|silo/i,
    title: "Finding what you already know",
    approach:
      "Search that shows its source, over a small set of approved documents, is the safe way to begin.",
    firstStep: "Choose 50 documents that people ask for most and mark the current version.",
    measure: "Minutes to the right document, on 20 real questions.",
  },
  data_reporting: {
    words: /\bdata|\breporting\b|dashboard|spreadsheet|kpi|metric|analytic/i,
    title: "Numbers people agree on",
    approach: "Agree on the definition and the owner of each key figure before asking software for answers.",
    firstStep: "Name the five decisions that lacked a number last quarter.",
    measure: "Decisions made with an agreed number.",
  },
  documentation_admin: {
    words:
      /paperwork|document|admin|manual (work|process|entry)|invoic|contract|\bforms?\b|\breports\b|e-?mails?\b|courriels?\b/i,
    title: "Less paperwork",
    approach: "One repeated document, drafted and then checked, is the quickest honest test.",
    firstStep: "Time the most repeated document from start to finish, ten times.",
    measure: "Minutes per document, and errors.",
  },
  software_delivery: {
    words:
      /software|develop(er|ment)|\breleases? (?:cycle|date|train|note|every|slip)|(?:our|software|app) releases?\b|\b(?:legacy|source|old|our) code\b|codebase|\bbugs?\b(?= (?:in|fix|report|backlog))|\bit project|legacy system|integrat/i,
    title: "Software that moves",
    approach: "Tests and documentation for old code are where an assistant helps first; measure rework too.",
    firstStep: "Choose one small change and log lead time and rework.",
    measure: "Lead time, and faults found afterwards.",
  },
  personalization: {
    words: /personali[sz]|loyalty|retain (customers|clients)|churn|repeat/i,
    title: "Customers who come back",
    approach: "Three useful groups built on consented data come before any one-to-one offer.",
    firstStep: "Count the customers who bought once and never again.",
    measure: "Repeat purchases, beside those who saw no offer.",
  },
  strategy_insight: {
    words: /strateg|decision|\bvision\b|\bplanning\b|expan|acqui/i,
    title: "Better prepared decisions",
    approach:
      "Research with links that a person can check shortens the reading before a decision, and leaves the decision where it is.",
    firstStep: "Take the next decision on the agenda and write down the three facts it lacks.",
    measure: "Decisions made with the facts in writing.",
  },
  cost_efficiency: {
    words: /efficien|productiv|overhead|costs? (?:too much|too high|control|per)/i,
    title: "More from the same hours",
    approach: "Gains come where the way of working changes, so choose one process and follow it to its end.",
    firstStep: "Write down the steps of one costly process and the minutes of each.",
    measure: "Cost per unit of work, before and after.",
  },
};

/** The theme of free text; undefined where no word is recognised. */
export function themeOf(text: string): (ThemeAdvice & { theme: string }) | undefined {
  const found = Object.entries(THEMES).find(([, { words }]) => words.test(text));
  if (found === undefined) return undefined;
  const [theme, { title, approach, firstStep, measure }] = found;
  return { theme, title, approach, firstStep, measure };
}
