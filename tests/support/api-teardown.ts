export { tearDown as default } from "./api-setup";
