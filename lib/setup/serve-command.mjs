import path from "node:path";

/**
 * What Node is given to serve a built application on a port: the same for `npm start`, the tests and the measurements.
 * Connections are kept for 65 s, longer than the 60 s after which proxies in front of it let go of an idle one: otherwise
 * a proxy now and then sends a request on a connection that is just being closed.
 */
export const serveCommand = (port, folder = ".") => [
  path.join("node_modules", ".bin", "next"),
  ...["start", folder, "-p", String(port), "--keepAliveTimeout", "65000"],
];
