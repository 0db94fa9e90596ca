// npm run chaos: visitors on a production server that is killed twenty times; ends with an error where a promise is broken.
// npm run chaos -- --postgres        the same on a scratch PostgreSQL, with two servers
// npm run chaos -- --seed 7 --kills 3
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { postgres: { type: "boolean" }, seed: { type: "string" }, kills: { type: "string" } },
});
const jest = ["node_modules/.bin/jest", "--selectProjects", "chaos", "--forceExit"];
const { status } = spawnSync(process.execPath, jest, {
  stdio: "inherit",
  env: {
    ...process.env,
    CHAOS_DATABASE: values.postgres ? "postgres" : "embedded",
    ...(values.seed && { CHAOS_SEED: values.seed }),
    ...(values.kills && { CHAOS_KILLS: values.kills }),
  },
});
process.exit(status ?? 1);
