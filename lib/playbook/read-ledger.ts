import type { Answers } from "@/lib/domain/assessment/assessment";
import { booksOf } from "@/lib/domain/ledger/books";
import { type Candidate, candidateReader, type Taken } from "@/lib/domain/ledger/candidates";
import type { Ledger, TypedFields } from "@/lib/domain/ledger/fact";
import { ledgerReader } from "@/lib/domain/ledger/ledger";
import { withTopics } from "@/lib/domain/ledger/with-topics";
import { lexicon, ownedProducts } from "@/lib/knowledge/lexicon";

const books = booksOf(lexicon, ownedProducts);

/** The ledger with our word lists, which are made ready once. */
export const readLedger = ledgerReader(books);
const takeCandidates = candidateReader(books);

const typedFields = (answers: Answers): TypedFields => ({
  aiExperience: answers.aiExperience,
  aiFriction: answers.aiFriction,
  otherChallenge: answers.otherChallenge,
  otherPlatforms: answers.otherPlatforms,
  customLocation: answers.customLocation,
  companyName: answers.companyName,
  companyActivity: answers.companyActivity,
  executiveTitle: answers.executiveTitle,
});

/** The ledger of a submission's typed answers, with what the person said that its sentences are about. */
export const readAnswers = (answers: Answers): Ledger =>
  withTopics(readLedger(typedFields(answers)), answers.sentenceTopics ?? {});

/** The same ledger with what a model read in it, as far as that holds. */
export const withCandidates = (answers: Answers, ledger: Ledger, candidates: readonly Candidate[]): Taken =>
  takeCandidates(typedFields(answers), ledger, candidates);
