/** The closed classes of words that turn a clause into something else than a plain statement, English and French. */

/** What may, must or will be is not. */
export const MODALS =
  /^(?:could|may|might|must|shall|should|will|would|id|wed|theyd|itd|hed|shed|couldnt|shouldnt|wouldnt|ought|pourrait|pourraient|pourrions|devrait|devraient|devrions|doit|doivent|devons|faut|faudrait|serait|seraient|aurait|permettrait|permettra|sera|seront|aura)$/;
/** "Can retire": said of how things are, where it is a condition. */
export const ABILITIES = /^(?:can|cant|cannot|able|wont|peut|peuvent|pouvons)$/;
/** What is aimed at, asked for, allowed or only looked at. */
export const WISHES =
  /^(?:want|wants|wanted|wanting|hope|hopes|hoping|hoped|wish|wishes|planned|aim|aims|aiming|goal|goals|target|targets|targeted|budget|budgets|budgeted|consider|considers|considering|considered|expect|expects|expected|expecting|intend|intends|need|needs|needed|needing|require|requires|required|demand|demands|voted|vote|propose|proposes|proposed|supposed|quota|max|min|maximum|minimum|allowed|permitted|benchmark|ideal|ideally|deserve|tempted|discuss|discussed|discussing|debating|evaluating|exploring|quoted|veut|veulent|voulons|vise|visons|visent|objectif|objectifs|cible|cibles|espere|esperons|prevoit|prevoient|prevoyons|envisage|envisageons|souhaite|souhaitons|exige|exigent|norme|songe|songeons|besoin)$/;
/** What was, and is no more. */
export const PAST =
  /^(?:formerly|previously|originally|beforehand|ago|anymore|earlier|autrefois|anciennement|auparavant|jadis|pre)$/;
export const QUESTIONS = /^(?:what|whats|why|how|hows|whose|whoever|whatever|pourquoi|comment|quoi|combien)$/;
/** What someone holds or says. */
export const VIEWS =
  /^(?:say|says|said|saying|tells|told|promise|promises|promised|promising|swear|swears|swore|brag|brags|bragged|boasts|advertise|advertises|advertised|argue|argues|reckon|reckons|think|thinks|thought|believe|believes|believed|feels|pitched|dit|disent|dite|pense|pensent|pensons|croit|croient|croyons|trouve|trouvent|promet|promettent|promettait|promettaient|pretend|pretendent|pretendait|pretendaient|jure|jurait|jurent|garantissait|annoncait|affirme|affirmait)$/;
/** What is passed on or guessed. */
export const GUESSES =
  /^(?:hear|heard|according|rumour|rumoured|rumor|rumored|gather|suspect|suspects|guess|guessing|assume|assumes|imagine|suppose|hunch|legend|theory|supposedly|apparently|allegedly|reportedly|presumably|seems|seem|seemed|seemingly|theoretically|claimed|selon|semble|semblent|parait|paraitrait|soupconne|dirais|dirait|demo|demoed|specd|rated|nameplate|if|unless|assuming|provided|otherwise|si|advenant)$/;
/** What makes its clause less than said. */
export const HEDGES =
  /^(?:maybe|perhaps|probably|possibly|likely|hopefully|practically|barely|hardly|almost|nearly|sometimes|occasionally|probablement|possiblement|presque|parfois|peut-etre)$/;
/** What comes behind is another's, another time's, a limit, or not yet so. */
export const COMPARES =
  /^(?:than|versus|vs|against|unlike|instead|rather|compared|outside|beyond|under|over|below|above|within|less|fewer|standard|whether|until|till|when|whenever|contre|plutot|hors|moins|lieu|quand|lorsque|jusqu)$/;
export const PRONOUNS =
  /^(?:it|itll|itd|they|theyre|theyve|he|hes|she|shes|those|who|whom|someone|somebody|something|anyone|anything|everything|everyone|everybody|which|il|elle|ils|elles|ca|cela|ceci|ce|c|qui|que|celui|celle|ceux|lequel|laquelle|chacun|chacune|certains|dont)$/;
/** A pronoun before a verb, and else the beginning of a name: "this saves", "this year", "one in eight". */
export const POINTERS =
  /^(?:this|that|thats|these|one|ones|each|both|either|neither|another|other|others|autre|autres)$/;
/** A negation that its clause has somewhere. */
export const NEGATIONS =
  /^(?:not|no|never|nobody|nothing|neither|nor|none|without|cannot|cant|dont|doesnt|didnt|isnt|arent|wasnt|werent|havent|hasnt|hadnt|wont|aint|hardly|zero|pas|jamais|aucun|aucune|sans|ni|rien|personne)$/;
export const OURS = {
  en: /^(?:we|weve|our|ours|i|im|ive|my)$/,
  fr: /^(?:nous|notre|nos|je|j|mon|ma|mes|on)$/,
};
/** Before the subject comes where, when or for what: "on mechanical it is useless". */
export const PREPOSITIONS = /^(?:on|in|at|for|with|by|since|after|under|during|dans|sur|pour|avec|chez)$/;
/** What may come before the subject. */
export const OPENERS =
  /^(?:and|but|so|also|because|plus|yet|or|then|now|today|currently|honestly|frankly|however|still|mostly|only|just|although|though|while|since|as|ok|okay|yes|no|well|after|et|mais|donc|aussi|puis|pis|ou|car|alors|parce|presentement|actuellement|depuis|oui|non)$/;
export const BE = {
  en: /^(?:is|are|was|were|has|have|had|do|does|did|isnt|arent|hasnt|havent)$/,
  fr: /^(?:est|sont|a|ont|avait|etait|etaient)$/,
};
/** What is said of these is not about the firm. */
export const OTHERS =
  /\b(?:peers?|(?<!\b(?:left|leaves|leave) (?:us )?(?:for|to) (?:an? |the |our )?)competitors?|competition|rivals?|other (?:firms?|companies|clinics?|schools?|shops?|practices?|farms?|contractors|municipalities|towns|cities|provinces|people)|everyone else|everybody else|(?:the|those|these) \w{3,12} (?:guys|boys|players|firms|chains)|big guys|a bigger|an? friends?|my friends?|an? (?:colleague|buddy)|neighbou?rs?|my (?:brother|sister|wife|husband|nephew|niece|daughter|son|cousin|kid)'s|the industry|(?:industry|state|national|provincial|sector|regional|city|market|world|global|county|company-wide) (?:average|mean|norm|median)|moyenne (?:provinciale|nationale|canadienne|quebecoise|du secteur|de l'industrie)|most firms|(?:last|previous|old|former) (?:company|job|firm|employer)|(?:parent|sister) company|head office|at a conference|webinars?|an article|linkedin|podcasts?|concurrents?|concurrence|voisins?|confreres?|le siege|maison mere)\b/g;

/** "Plans to buy"; but "planning and recreation staff" plan for a living. */
export const isPlanOf = (text: string, next: string): boolean =>
  (/^plans?$/.test(text) && next === "to") || (text === "planning" && /^(?:to|on|an?|the|our)$/.test(next));
