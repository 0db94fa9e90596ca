/** Goes to another page of the product; a whole document, with a nonce of its own. */
export const leave = {
  to: (address: string): void => window.location.assign(address),
};
