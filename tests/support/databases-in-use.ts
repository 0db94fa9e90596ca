/** The PostgreSQL databases of the servers that this test has started, by data directory. */
const databases = new Map<string, string>();

export const rememberDatabase = (dataDir: string, databaseUrl: string): void =>
  void databases.set(dataDir, databaseUrl);

export const databaseOf = (dataDir: string): string | undefined => databases.get(dataDir);
