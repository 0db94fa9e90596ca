// Loaded into a measured server: it says twenty times a second how much memory it takes.
if (process.send) setInterval(() => process.send(process.memoryUsage()), 50).unref();
