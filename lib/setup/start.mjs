// npm start: sets up what is missing, then serves the product on PORT.
import { spawn } from "node:child_process";
import { environment, prepareBuild, prepareClient, prepareDependencies } from "./prepare.mjs";
import { serveCommand } from "./serve-command.mjs";

prepareDependencies();
prepareClient();
prepareBuild();

const port = process.env.PORT || "3000";
const server = spawn(process.execPath, serveCommand(port), {
  stdio: "inherit",
  env: environment({ NODE_ENV: "production", PORT: port }),
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
