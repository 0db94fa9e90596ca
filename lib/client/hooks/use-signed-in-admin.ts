import { createContext, useContext } from "react";

/** The id of the admin who is signed in; null where the screen has no gate. */
export const SignedInAdmin = createContext<string | null>(null);

export const useSignedInAdmin = (): string | null => useContext(SignedInAdmin);
