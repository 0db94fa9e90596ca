import { ledgerReader } from "@/lib/domain/ledger/ledger";
import { lexicon, ownedProducts } from "@/lib/knowledge/lexicon";

/** The ledger with our word lists, which are made ready once. */
export const readLedger = ledgerReader(lexicon, ownedProducts);
