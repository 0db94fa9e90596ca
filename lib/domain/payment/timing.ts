/** Time to read the good news before the next page comes. */
export const UNLOCKED_REDIRECT_MS = 1500;
