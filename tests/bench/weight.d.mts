export function firstLoadOf(page: string, build?: string): number;
