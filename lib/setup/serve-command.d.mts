export declare const serveCommand: (port: number | string, folder?: string) => string[];
