/** What a page that is everybody's needs for an admin alone, loaded as one. */
export { logOutAdmin } from "./log-out";
export { dropInvalidToken } from "./verify-token";
