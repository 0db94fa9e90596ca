/** A body as it is called within a sentence: "the CRA", "the Law Society", and "IRCC", "Interior Health", "BC Hydro". */
export const bodyInWords = (typed: string, key: string): string => {
  const name = typed.replace(/^(?:(?:the|our|le|la|les) |l['’])/i, "");
  return isCalledBare(name, key) ? name : `the ${name}`;
};

/** Letters that are said one by one and not as a name of their own. */
const SPELLED: ReadonlySet<string> = new Set(["cra"]);

const isCalledBare = (name: string, key: string): boolean =>
  !SPELLED.has(key) && (/\d/.test(name) || /^[A-Z][A-Za-z]*[A-Z]{2,}$/.test(name) || isNameAlone(name));

/**
 * "Fraser Health", "Consumer Protection BC" and "Fintrac" are names alone; what says of itself that it is a society or a
 * board takes an article, as does what was typed in small letters.
 */
function isNameAlone(name: string): boolean {
  const [head = ""] = name.split(/ (?:of|for|de|du|des) /);
  return /^\p{Lu}/u.test(name) && !KIND.test(head) && !KIND.test(name);
}

const KIND =
  /(?<!\p{L})(?:acts?|administrators?|agence|agency|assembl[ey]|association|auditor|authority|autorité|band|bank|barreau|board|branch|bureau|centre|chamber|chambre|charter|charte|code|collège|college|commission|commissioner|committee|conseil|corporation|council|court|department|directorate|district|federation|fonds|foundation|fund|general|guild|institute?|law|loi|ministère|minister|ministry|municipality|nations?|notice|office|ombudsperson|order|ordre|port|program|régie|registrar|registry|regulator|régulateur|secretariat|society|superintendent|syndicat|treasury|tribunal|trust|union|university|ville|workers)$/iu;
