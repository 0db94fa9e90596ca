import { databaseShelf } from "@/lib/data/database-shelf";
import { chooseProviders, type Providers } from "@/lib/providers/providers";

/** What serves each part of the product here. */
export const openProviders = (): Promise<Providers> => chooseProviders(databaseShelf);
