// npm run chaos: visitors on a production server that is killed twenty times; ends with an error where a promise is broken.
// npm run chaos -- --postgres        the same on a scratch PostgreSQL, with two servers
// npm run chaos -- --seed 7 --kills 3
import { spawnSync } from "node:child_process";
import { bin, environment, prepareBuild, prepareClient, prepareDependencies } from "./prepare.mjs";

prepareDependencies();
prepareClient();
prepareBuild();

const { status } = spawnSync(process.execPath, [bin("jest"), "--selectProjects", "chaos", "--forceExit"], {
  stdio: "inherit",
  env: environment({
    CHAOS_DATABASE: process.argv.includes("--postgres") ? "postgres" : "embedded",
    ...asked("seed", "CHAOS_SEED"),
    ...asked("kills", "CHAOS_KILLS"),
  }),
});
process.exit(status ?? 1);

function asked(option, variable) {
  const at = process.argv.indexOf(`--${option}`);
  return at === -1 ? {} : { [variable]: process.argv[at + 1] };
}
