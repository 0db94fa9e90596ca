// npm run dev: the same, rebuilt as files change.
import { bin, prepareClient, prepareDependencies, run } from "./prepare.mjs";

prepareDependencies();
prepareClient();
run(bin("next"), ["dev", "-p", process.env.PORT || "3000"]);
