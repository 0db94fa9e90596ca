export { tearDown as default } from "./stores-setup";
