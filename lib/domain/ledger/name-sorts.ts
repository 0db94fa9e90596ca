import type { Found } from "./found";
import type { Sentence } from "./sentence";

/** What a name that is on no list of ours may be, by what its sentence has beside it: a customer, a union, a system. */

interface Sign {
  readonly sort: string;
  /** In the name itself. */
  readonly within?: RegExp;
  readonly before?: RegExp;
  readonly behind?: RegExp;
}

/** So many letters on either side are looked at. */
const NEAR = 48;
const OURS = "(?:the |our |la |le |les |l')?";

/** The first that fits; from what names itself to what is only likely. */
const SIGNS: readonly Sign[] = [
  { sort: "law", within: /\b(?:act|regulations?|code|bylaw|charter|loi|reglement)$/ },
  { sort: "standard", within: /^(?:iso|ulc|csa|astm|nfpa|iec|en|ansi|asme|awwa|cgsb|haccp)\b|\bstandards?$/ },
  { sort: "union", within: /\b(?:union|local|syndicat|brotherhood)\b/ },
  { sort: "university", within: /\b(?:university|universite|college|polytechnic|cegep|institute)\b/ },
  {
    sort: "public body",
    within:
      /\b(?:ministry|ministere|municipality|regional district|district|council|board|authority|agency|commission|police|society)\b/,
  },
  {
    sort: "place",
    within:
      /\b(?:lake|river|island|valley|creek|mountain|bay|county|inlet|sound|lac|riviere|ile|mont|highway)$|^(?:lac|mont|lake|port|fort|mount) /,
  },
  { sort: "program", within: /\b(?:program|programme|fund|grant|credit|subvention)$/ },
  {
    sort: "employer",
    before:
      /\b(?:works?|worked|job|analyst|engineer|developer|nurse|manager|friend|cousin|nephew|niece|son|daughter|travaille) (?:at|for|chez) $/,
  },
  {
    sort: "union",
    behind:
      /^ (?:\d+ contract|grievances?|strike|stewards?|agreement|members (?:will|would|won)|local|convention|est contre|is against)\b/,
  },
  {
    sort: "competitor",
    before:
      /\b(?:bought by|bought out by|lost (?:it |them |him |her )?to|against|competitors? (?:like|such as)|concurrents? comme|achetes? par|compete with) $/,
  },
  {
    sort: "competitor",
    behind: /^ (?:sells?|does it for|undercuts|has \d+ times|vend|offers? it)\b/,
  },
  {
    sort: "regulator",
    before:
      /\b(?:auditor|inspector|inspection|assessor|registered|licen[cs]ed|accredited|regulated|audited|inspected) (?:from|by|with|at) $/,
  },
  {
    sort: "regulator",
    behind:
      /^ (?:audits|inspects|regulates|licen[cs]es|certifies|accredits|fined|ordered|inspector|guidance|guideline|rules?|inspecte)\b/,
  },
  {
    sort: "customer",
    before: new RegExp(
      String.raw`\b(?:sort|wash|clean|grow|build|make|haul|print|supply|store|process|deliver|ship|pack|run|work|service|test|certify|transport|fabriqu|livr|nettoy|transform)\w*\b[^.;]{0,40}\b(?:for|to|chez|pour) ${OURS}$`,
    ),
  },
  {
    sort: "customer",
    behind:
      /^ (?:was|is|are|were|makes? up|represente|etait|est) (?:about |around |roughly |environ )?\d[\d.,]* ?(?:%|percent|pour cent)/,
  },
  {
    sort: "customer",
    behind:
      /^ (?:contract|account|orders?|scored us|audits? us|rates? us|docks? us|pays? us|wants \d+|refused us|nous (?:refuse|paie|demande))\b/,
  },
  {
    sort: "customer",
    before:
      /\b(?:contracts? with|contrats? avec|sold to|sell to|sells to|supply|supplies|supplying|deliver to|delivers to|vend(?:ons|us|ues?)? (?:surtout |a )?chez|clients? (?:like|comme)) $/,
  },
  {
    sort: "customer",
    before:
      /\b(?:biggest|largest|main|best|top|key|plus gros|principal) (?:account|client|customer|buyer|acheteur),? $/,
  },
  { sort: "customer", behind: /^ (?:takes?|buys?|prend|achete) (?:about )?\d[\d.,]* ?%/ },
  { sort: "funder", behind: /^ (?:money|funding|grant|paid for|pays for|finance|fonds)\b/ },
  {
    sort: "platform",
    before:
      /\b(?:all over|listed on|posted on|sell on|sells on|reviews on|ads on|store on|shop on|sold on) $/,
  },
  { sort: "platform", behind: /^ (?:fees?|listings?|shop|store|ads|reviews|posts?)\b/ },
  { sort: "supplier", behind: /^'?s? ?(?:cyber ?attack|outage|price increase|delivery|deliveries)\b/ },
  {
    sort: "product",
    before:
      /\b(?:tried|try|trialled|piloted|tested|use|uses|using|used|bought|ran|run|runs|running|installed|switched to|moved to|moving to|moved from|work with|works with|through|via|essaye|utilise|utilisons|live on|runs on|running on|built on|built in|bot|software|app|system|tool|called|named|logiciel|outil) \(?$/,
  },
  {
    sort: "product",
    behind:
      /^(?:'s)? (?:does|doesn't|does not|do the|optimi[sz]er|filter|dashboard|module|plugin|app|software|export|exports|subscription|licen[cs]es?|said we|is live|crashed|went down|sits|runs|flags|flagged|drafts|drafted|writes|wrote|transcribes|suggests|suggested|fait les|ne parle)\b/,
  },
];

/** With its sort, where something beside it says so. */
export function withSort(sentence: Sentence, name: Found): Found {
  if (name.finding.kind !== "name") return name;
  const { folded } = sentence.text;
  const own = folded.slice(name.start, name.end);
  const before = folded.slice(Math.max(sentence.start, name.start - NEAR), name.start);
  const behind = folded.slice(name.end, Math.min(sentence.end, name.end + NEAR));
  const sign = SIGNS.find(
    (each) =>
      (each.within === undefined || each.within.test(own)) &&
      (each.before === undefined || each.before.test(before)) &&
      (each.behind === undefined || each.behind.test(behind)),
  );
  return sign === undefined ? name : { ...name, finding: { ...name.finding, sort: sign.sort } };
}
