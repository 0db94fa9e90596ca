/** A key of the browser's own for one request: sent twice, it is still one. Browsers make UUIDs themselves on HTTPS only. */
export { v4 as newKey } from "uuid";
