import type { Lexicon, OwnedProduct } from "./lexicon";
import { meaningBook } from "./meanings";
import { nameBooks } from "./names";
import { verbSets } from "./numbers/context";
import { polarityBooks } from "./polarity";
import { productBook } from "./products";
import { nameSigns } from "./proper-names";
import type { Books } from "./read-sentence";
import { verbsOfUse } from "./states";
import { taskBook } from "./tasks";

/** The word lists, made ready to be matched; once for all readers. */
export const booksOf = (lexicon: Lexicon, products: readonly OwnedProduct[]): Books => ({
  lexicon,
  products: productBook(products),
  names: nameBooks(lexicon),
  tasks: taskBook(lexicon),
  constraints: meaningBook(lexicon.constraints),
  incidents: meaningBook(lexicon.incidents),
  verdicts: meaningBook(lexicon.verdicts),
  states: meaningBook(lexicon.states),
  polarity: polarityBooks(lexicon),
  numberVerbs: verbSets(lexicon),
  verbsOfUse: verbsOfUse(lexicon),
  nameSigns: nameSigns(lexicon),
  vendors: new Set(lexicon.persons.vendors),
});
