/** What kind of line a limit is: what it asks for differs by kind. */
export type LimitKind =
  | "registration"
  | "nowhere"
  | "consent"
  | "promise"
  | "refused"
  | "word"
  | "site"
  | "owners"
  | "counsel"
  | "owned"
  | "grievance"
  | "seniority"
  | "sign-off"
  | "others' rules"
  | "person";

/** What is recorded, which a tool would be given. */
const RECORD =
  "(?:(?:\\p{L}+ ){0,2}(?:numbers?|data|info(?:rmation)?|records?|files?|names?|figures|drawings?|maps?|locations?|photos?|images?|recordings?|documents?|manuals?|reports?|specs?|designs?|results?))";
const NOT = "(?:do(?:es)? ?n[o']?t|don'?t|dont|doesnt|won'?t|wont|do(?:es)? not|will not|never)";
const MAY_NOT = "(?:can(?:'?t|not| not)|may not|must not|are not to|is not to)";
const PARTY =
  "(?:customers?|clients?|hospitals?|buyers?|accounts?|owners?|airlines?|mills?|mines?|schools?|districts?|farmers?|growers?|patients?|famil(?:y|ies)|members?|tenants?|residents?|cit(?:y|ies)|towns?|agenc(?:y|ies)|bank|studios?|publishers?)";
const OTHERS = `(?:${PARTY}|college|universit(?:y|ies)|manufacturers?|province|state|county|ministry|government|nation|band|insurers?|vendors?|brands?)`;
/** What a tool would be, or would be given: a customer's other wishes are none of this. */
const OF_TOOLS =
  "(?:AI|ChatGPT|bots?|chatbots?|robots?|machines?|software|faces?|face recognition|cameras?|recordings?|photos?|pictures?|drones?|tracking|uploads?|cloud|automat\\p{L}+|biometrics?)";
const OF_CONTENT =
  "(?:info(?:rmation)?|data|names?|records?|files?|images?|AI|third part(?:y|ies)|outside|vendors?|tools?|cloud|software)";
const COUNSEL = "(?:our |the |my )?(?:lawyers?|counsel|attorneys?|solicitors?|general counsel|legal)";
const LICENCE =
  "(?:registration|licen[cs]e|permit|accreditation|certification|certificate|security clearance)";
const UNION = "(?:union|local|teamsters|unifor|steelworkers|CUPE|USW|UFCW|they|members)";
const WATCHES =
  "(?<!\\p{L})(?:GPS|cameras?|lens|dash ?cams?|record(?:ed|ings?)|track(?:ed|ing)|timed|timing|scor(?:ed|ing)|monitor(?:ed|ing)|telematics|software|AI|apps?|tablets?|automat\\p{L}+|robots?|algorithms?)(?!\\p{L})";
const FIRM = "(?:the|our|this) (?:whole )?(?:compan(?:y|ies)|business|firm|shop|yard|livelihood)";

/** A place of others, where only some things are let in. */
const SITE =
  "(?:mines?|mills?|sites?|(?:navy|ship) ?yards?|refiner(?:y|ies)|plants?|base|prisons?|jails?|terminals?|airports?|ports?|hospitals?|customers?|clients?|labs?|navy|dam|rigs?|smelter|shipyard|museum|substations?)";
const NOT_LET_IN =
  "(?:(?:cell |smart ?)?phones?|cameras?|recording|photos?|pictures?|tablets?|devices?|drones?|laptops?|electronics)";
const CREW =
  "(?:crews?|pickers?|drivers?|staff|nurses|guys|men|women|team|union|committee|people|operators|members|shop floor|workers|hands|plant|floor|them)";
const SOME_MACHINE =
  "(?:(?:some(?:one|body)?(?:'s| else's)?|an?|any(?:one)?(?:'s| else's)?|another|other people'?s|a stranger's) (?:\\p{L}+ ){0,2}(?:computers?|servers?|clouds?|laptops?|machines?|chatbots?|websites?|phones?|data cent(?:er|re)s?)|(?:one of |any of )?(?:these|those) (?:things|tools|apps|bots)|any of (?:this|that)|ChatGPT|Copilot|an? AI|AI|the cloud|the internet)";
const OWN_REASON =
  "(?!.{0,60}(?:because|until|stuck|signal|too (?:old|slow|small)|is full|out of space|crash))";

const line = (kind: LimitKind, ...patterns: readonly string[]) => ({
  kind,
  says: new RegExp(`(?<!\\p{L})(?:${patterns.join("|")})(?!\\p{L})`, "iu"),
});

/** Each kind by the words in which such lines are typed; a sentence is of the first that it fits. */
export const LIMIT_LINES: readonly { kind: LimitKind; says: RegExp }[] = [
  // "Our registration is the company, lose it and 70% of the work goes."
  line(
    "registration",
    `${LICENCE} is ${FIRM}(?=\\s*(?:[,.;!]|$|and ))`,
    `(?:if we )?lose (?:our|the|that|this) ${LICENCE},? (?:and|then) (?:we|\\d|the|it)`,
  ),
  // "… has cultural site locations on some maps, those can't go anywhere"
  line(
    "nowhere",
    `(?<!(?:stuck|locked|export|signal|enough).{0,80})${RECORD}(?: [^,;.]{0,30})?,? (?:those|these|they|that|it|which)? ?${MAY_NOT} (?:(?:go|be sent|be put) (?:anywhere|outside|into any)|be shared (?:with anyone|outside))(?!.{0,60}(?:stuck|locked|until|because (?:the|there|it)))`,
    `law makes ${RECORD} confidential`,
    `${RECORD}(?: [^;.]{0,50}?)?,? no way (?:those|these|they|that|it) (?:go(?:es)?|leaves?|gets? (?:out|sent)) (?:anywhere|outside|online|the (?:shop|building|house|office))`,
  ),
  // "A client's name cant be sitting on some computer in Texas", "nothing from those jobs goes near any of this"
  line(
    "nowhere",
    `(?:${RECORD}|\\p{L}+(?:'s?)? (?:addresses|notes|details|histories|e-?mails|charts?|faces))(?: [^;.]{0,50}?)?,? (?:${MAY_NOT}|cant|should(?: not|n'?t)|(?:are|is) not going to) (?:ever )?(?:be )?(?:sit(?:ting)?|stored|kept|saved|end(?:ing)? up|land|live|living|floating|go|put) (?:around |up )?(?:on|in|at|to|into) ${SOME_MACHINE}${OWN_REASON}`,
    "(?:\\p{L}+ )?(?:jobs?|files?|work|records?|data|names?|contracts?|projects?|drawings?|photos?) (?:is|are|stays?) off[- ]limits (?:to|for) (?:all of |any of )?(?:this|it|AI|ChatGPT|these tools)",
    // "An insurer told us no photos of interiors on anyone else's computer"
    `no ${RECORD}(?: [^.;]{0,50}?)? (?:on|in|onto|into) (?:anyone|anybody|someone|some ?one) else'?s (?:computers?|machines?|servers?|clouds?|systems?)`,
    "(?:nothing|none|not one (?:word|page|file)|not a (?:word|page|file)) (?:from|of|in|about|on) [^,.;]{2,40}? (?:goes|gets|comes|may go|can go|is to go|ever goes|ever gets) (?:anywhere )?near (?:any of )?(?:this|it|AI|ChatGPT|a (?:tool|bot|chatbot|computer)|these tools)(?=\\s*(?:[,.;!]|$|(?:ever|at all|period|full stop)(?!\\p{L})))",
  ),
  // "No cameras in rooms again, I gave my word to the committee"
  line(
    "word",
    `(?=.*(?<!\\p{L})(?:no|no ?body|none|never|not|nothing|without|won't|wont)(?!\\p{L}))(?=.*(?<!\\p{L})(?:${OF_TOOLS}|lay-?offs?|laid off|jobs?|replaced?|replacing|fired|timed|timing|watched|watching|let go)(?!\\p{L})).*(?<!\\p{L})(?:(?:gave|given) (?:them |the (?:\\p{L}+ ){1,3})?my word|(?:I|we)(?:'ve| have)? (?:promised|sworn|swore to) (?:(?:the|our|my) )?(?:\\p{L}+ )?${CREW})`,
    `(?:I|we)(?:'ve| have)? told (?:(?:the|our|my) )?(?:\\p{L}+ )?${CREW} (?:that )?(?:there (?:will|would) be |there'(?:ll|d) be )?(?:no|never any) (?:\\p{L}+ )?${OF_TOOLS}`,
  ),
  // "The potash mine bans phones and cameras past the gate"
  line(
    "site",
    `(?:the |our |each |every |some |most |one )?(?:\\p{L}+ ){0,2}${SITE} (?:bans?|forbids?|prohibits?|(?:does|do|will|wo)(?: not|n'?t) (?:allow|permit)) (?:(?:any|us|in|to|have|use|all|personal|cell|and|or|\\p{L}+s) ){0,3}${NOT_LET_IN}(?! calls?)`,
    `(?:the |our |each |every )?(?:\\p{L}+ ){0,2}${SITE} (?:does|do|will|wo)(?: not|n'?t) let (?:us|anyone|people|the crew|crews|drivers) (?:bring|carry|take|have|use|wear) (?:in )?(?:any |our |their |personal )?${NOT_LET_IN}`,
    `no ${NOT_LET_IN}(?:(?:,| and| or) ${NOT_LET_IN})*(?: allowed| permitted)? (?:past|inside|beyond|behind) the (?:gate|fence|wire|line|door|perimeter)`,
    `${NOT_LET_IN}(?:(?:,| and| or) ${NOT_LET_IN})* (?:(?:are|is) (?:banned|forbidden|prohibited|not allowed|not permitted)|(?:are|is)n'?t (?:allowed|permitted)) (?:past|inside|beyond|behind|on|in|at) (?:the |their |any )?(?:\\p{L}+ ){0,2}(?:gate|fence|wire|perimeter|mine|refinery|base|prison|terminal|plant site|substation)`,
  ),
  // "contract says no patient info to any outside party without their written ok"
  line(
    "consent",
    `(?:contracts?|agreements?|terms|NDAs?|clauses?|${PARTY})(?: [^,;.]{0,20})? (?:says?|states?|requires?|is) (?:that )?no (?=.{0,60}${OF_CONTENT}).{3,50}?(?:without|unless|until) .{0,25}?(?:consent|permission|approval|ok|okay|sign-off|agrees?)`,
    "(?:prohibits?|forbids?) [^,;.]{3,80} without (?:our |their |its )?(?:prior |written |prior written )(?:consent|permission|approval|agreement)",
  ),
  // "our insurer asked in writing if … direct repair work, I said no and I want that to stay true"
  line(
    "promise",
    "(?:insurers?|insurance|underwriters?|regulators?|inspectors?|auditors?|bank|customers?|clients?|union|franchisors?|funders?) (?:has |have )?asked (?:in writing )?(?:if|whether|about|how|what) .{3,80}?(?:I|we) (?:said|told them|answered|wrote|signed|promised) .{0,40}?(?:stay|stays|keep|keeps|remain) (?:true|that way|so|it)",
  ),
  // "one of the hospitals told me flat out no faces"
  line(
    "refused",
    `${PARTY} (?:\\p{L}+ ){0,2}?(?:told|tells) (?:me|us),? (?:flat out |plainly |straight |outright )?(?:that )?no ${OF_TOOLS}`,
  ),
  // "Farmers dont want there herd numbers out", "Airlines say their booking numbers are confidential"
  line(
    "owners",
    `${NOT} want (?:their|there|thier|his|her|its) ${RECORD} (?:out|shared|seen|to (?:leave|go)|going|in (?:any|an?|some) (?:AI|tool|cloud|system|chatbot))`,
    `(?:says?|insists?|told us) (?:that )?(?:their|its|his|her|the) ${RECORD} (?:is|are) (?:confidential|private|theirs|not to be shared)(?=\\s*(?:[,.;]|$|and |so |but ))`,
    `${RECORD} belongs? to [^,;.]{3,40},? (?:(?:we're|we are|and) )?not (?:supposed|allowed|permitted) to \\p{L}+`,
  ),
  // "Our lawyer says nothing that talks to applicants or picks them without her seeing it"
  line(
    "counsel",
    `${COUNSEL} (?:says?|said|told us|insists?|wants?|has said)(?: that)? (?:no(?:thing|t)?|never)(?! one) [^.;]{3,90}?(?:without|unless|until|before) (?:her|him|them|counsel|legal|(?:she|he|they) (?:has |have )?(?:sees?|seen|reads?|signs?|signed|approve[sd]?))`,
  ),
  // "The mills own the block maps", "The college owns the data on its half of the students"
  line(
    "owned",
    `(?:(?:the|our|each|every) )?(?:\\p{L}+ )?${OTHERS} owns? (?:the|all(?: the)?|their|its) (?:\\p{L}+ and (?:the )?)?${RECORD}(?! (?:entry|room))`,
    `(?:contracts?|agreements?) says? (?:that )?(?:the |all |their |our )*${RECORD} (?:stays?|belongs?) (?:with|to) (?:the |them|\\p{L}+)`,
  ),
  // "Mines make us sign NDAs on site photos"
  line(
    "owners",
    `${PARTY} (?:make|makes|made|have|had|has) us sign(?: an?)? (?:NDAs?|non[- ]disclosures?|confidentiality agreements?) (?:on|for|about|over|covering) (?:all |any |the |their |every )?${RECORD}`,
  ),
  // "Breeders own their pedigree data and some would leave if it went to an American cloud"
  line(
    "owners",
    "(?:would|will|'d|'ll) (?:leave(?: us)?|walk|pull out|go elsewhere|drop us|fire us|sue(?: us)?) if (?:it|they|that|any of (?:it|them|that)|their \\p{L}+) (?:ever )?(?:went|goes|go|got|gets|ended up|ends up|leaves|left|(?:was|were|is|are) put) [^,.;]{3,50}",
  ),
  // "it goes to arbitration and until then nothing with a camera goes near the line"
  line(
    "grievance",
    `(?:arbitration|grievances?|a hearing)(?:(?! if )[^.;]){0,40}? until (?:then|it is settled|that is settled),? (?:nothing|no)(?!\\p{L})[^.;]{2,30}?${WATCHES}[^,.;]{0,40}`,
  ),
  // About what watches or counts people: a grievance over hours is none of a tool's. "Union filed a grievance when we put GPS in the forklifts", "they already grieved the truck GPS"
  line(
    "grievance",
    `${UNION} (?:already |has |have |had )*(?:filed|put in|won|launched) (?:a|one|another|two|three) grievances? (?:when|over|about|on|against|after|because)(?=(?:(?! and )[^.;]){0,60}?${WATCHES})`,
    `${UNION} (?:has|have) (?:an? |one |two )?(?:open |pending )?grievances? (?:open |pending )?(?:about|over|on|against)(?=[^.;]{0,60}?${WATCHES})`,
    `${UNION} (?:has |have |had )?(?:already |just )?grieved (?:the|our|an?|that|it)(?=(?:(?! and )[^.;]){0,60}?${WATCHES})`,
  ),
  // "CUPE agreement says open shifts are offered by seniority"
  line(
    "seniority",
    "(?:agreement|contract|CUPE|union|local) (?:\\p{L}+ )?(?:says?|states?|requires?)(?: that)? (?:the |all )?(?:\\p{L}+ ){1,3}(?:are|is|be|go|goes) (?:\\p{L}+ ){0,2}(?:by|in order of) seniority",
  ),
  // "no plant network to cloud connection without their sign off", "Any new system goes to the board"
  line(
    "sign-off",
    `no (?=[^.;]{0,80}?(?:${OF_CONTENT}|network|connections?|systems?|apps?)(?!\\p{L}))[^.;]{3,90}? without (?:their|its|her|his) (?:prior |written )?(?:sign[- ]?off|permission|approval|ok|okay)`,
    "(?:any|every|each) (?:new )?(?:system|tool|software|app|program|platform) (?:goes|has to go|must go) (?:to|through|past|before) (?:the |our )?(?:full )?(?:board|council|trustees|committee|head office|privacy office|regulator)",
  ),
  // "Van line has its own pricing rules on interstate we cant touch"
  line(
    "others' rules",
    "(?:has|have) (?:its|their|it's) own (?:\\p{L}+ ){0,2}(?:rules?|tariffs?|rates?|prices?|terms) (?:[^,.;]{0,40} )?(?:that )?(?:we|I) (?:can'?t|cannot|may not|are not allowed to) (?:touch|change|alter)",
  ),
  // "they want Barb on the phone not a robot"
  line(
    "person",
    "wants? (?:an? |the |to (?:talk|speak) (?:to|with) )?(?:\\p{L}+ ){1,5}?not (?:an? )?(?:robot|machine|bot|chatbot|computer|recording)",
    // "Whatever we do a person signs the cert"
    "(?:whatever (?:we do|happens|it is)|no matter what|in the end),? an? (?:\\p{L}+ )?(?:person|human|inspector|engineer|vet|nurse|doctor) (?:signs?|decides?|approves?|checks?|reads?) [^,.;]{3,40}",
  ),
];
