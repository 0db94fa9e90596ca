import { fold } from "@/lib/domain/ledger/fold";
import { lexicon } from "@/lib/knowledge/lexicon";

/** What is counted in French, in English: a word that is not here stays in the quotation. */
const NOUNS: Readonly<Record<string, string>> = {
  appel: "call",
  avis: "notice",
  bon: "slip",
  bordereau: "slip",
  candidat: "candidate",
  client: "customer",
  commande: "order",
  couronne: "crown",
  courriel: "email",
  departement: "department",
  devis: "quote",
  dossier: "file",
  eleve: "student",
  employe: "employee",
  enseignant: "teacher",
  enseignante: "teacher",
  estimation: "estimate",
  etudiant: "student",
  facture: "invoice",
  fiche: "record sheet",
  formulaire: "form",
  infirmiere: "nurse",
  lettre: "letter",
  livraison: "delivery",
  message: "message",
  pain: "loaf",
  patient: "patient",
  plainte: "complaint",
  rapport: "report",
  releve: "statement",
  "rendez-vous": "appointment",
  soumission: "quote",
};

export function englishNoun(noun: string): string | null {
  const { folded } = fold(noun);
  return NOUNS[folded] ?? TASKS.get(folded) ?? null;
}

/** The nouns of tasks whose French phrase is one word. */
const TASKS: ReadonlyMap<string, string> = new Map(
  lexicon.tasks.flatMap(({ fr, noun }) =>
    fr
      .filter((phrase) => /^[\p{L}-]+s?$/u.test(phrase))
      .map((phrase) => [fold(phrase).folded.replace(/s$/, ""), noun] as const),
  ),
);
