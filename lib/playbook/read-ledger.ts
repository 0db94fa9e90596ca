import type { Answers } from "@/lib/domain/assessment/assessment";
import type { Ledger } from "@/lib/domain/ledger/fact";
import { ledgerReader } from "@/lib/domain/ledger/ledger";
import { lexicon, ownedProducts } from "@/lib/knowledge/lexicon";

/** The ledger with our word lists, which are made ready once. */
export const readLedger = ledgerReader(lexicon, ownedProducts);

/** The ledger of a submission's typed answers. */
export const readAnswers = (answers: Answers): Ledger =>
  readLedger({
    aiExperience: answers.aiExperience,
    aiFriction: answers.aiFriction,
    otherChallenge: answers.otherChallenge,
    otherPlatforms: answers.otherPlatforms,
    customLocation: answers.customLocation,
    companyName: answers.companyName,
    companyActivity: answers.companyActivity,
    executiveTitle: answers.executiveTitle,
  });
