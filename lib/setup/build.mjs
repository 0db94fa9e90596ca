// npm run build: dependencies, client and build, and nothing is served.
import { prepareBuild, prepareClient, prepareDependencies } from "./prepare.mjs";

prepareDependencies();
prepareClient();
prepareBuild();
