import path from "node:path";

/** What Node is given to serve a built application on a port: as `npm start` does, without setting anything up first. */
export const serveCommand = (port: number, folder = "."): string[] => [
  path.join("node_modules", ".bin", "next"),
  ...["start", folder, "-p", String(port), "--keepAliveTimeout", "65000"],
];
