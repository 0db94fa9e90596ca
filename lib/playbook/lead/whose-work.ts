/** Whose work it is, where the sentence names an office: "our admissions office answers 900 emails". */
const ENGLISH = /\b(?:our|the|my) ((?:\p{L}+ ){1,2}(?:office|team|department|branch|counter|group|crew))\b/iu;
const FRENCH =
  /\b(?:service|équipe|bureau|département|comptoir) (?:de la|de l['’]|des|du|de|d['’]) ?(\p{L}+)/iu;

/** What the offices are called that people write to, and that write. */
const OFFICES: Readonly<Record<string, string>> = {
  achats: "purchasing",
  admissions: "admissions",
  approvisionnement: "purchasing",
  clientèle: "customer service",
  comptabilité: "accounting",
  expédition: "shipping",
  facturation: "billing",
  ingénierie: "engineering",
  inscriptions: "registration",
  livraison: "delivery",
  location: "rentals",
  paie: "payroll",
  réception: "reception",
  recouvrement: "collections",
  réclamations: "claims",
  sinistres: "claims",
  soumissions: "estimating",
  ventes: "sales",
};

/** "the admissions office"; null where none is named. */
export function officeIn(sentence: string): string | null {
  const english = ENGLISH.exec(sentence)?.[1]?.toLowerCase();
  if (english !== undefined && !/^(?:whole|small|entire|same|own|other)\b/.test(english))
    return `the ${english}`;
  const french = OFFICES[FRENCH.exec(sentence)?.[1]?.toLowerCase() ?? ""];
  return french === undefined ? null : `the ${french} office`;
}
