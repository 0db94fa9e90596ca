// node lib/setup/prepare.mjs [dependencies | client | build]: sets up what is missing up to there; the client, unless said.
import { prepareBuild, prepareClient, prepareDependencies } from "./steps.mjs";

const upTo = process.argv[2] ?? "client";
prepareDependencies();
if (upTo !== "dependencies") prepareClient();
if (upTo === "build") prepareBuild();
