import type { Tool } from "@/lib/knowledge/knowledge";
import type { Challenge } from "../challenge";
import type { CompanyProfile } from "../company-profile";
import { mayServe } from "./hard-rules";

/** Why a tool is on the list: a challenge that was chosen, and the part of it that the tool serves. */
export interface Reason {
  challenge: Challenge;
  theme: string;
  /** False where another tool on the list has the same challenge. */
  isFirst: boolean;
}

/** What a challenge and a tool have in common; that both should lower costs says nothing. */
export const tellingThemes = (challenge: Challenge, tool: Tool): string[] =>
  challenge.themes.filter(
    (theme) => theme !== "cost_efficiency" && tool.themes.includes(theme) && mayServe(tool, theme),
  );

/** Spreads the tools over the challenges, so that each challenge gets one before any gets a second. */
export class Reasons {
  readonly #given = new Map<string, number>();

  constructor(private readonly firm: CompanyProfile) {}

  for(tool: Tool): Reason | undefined {
    const shared = (challenge: Challenge) => tellingThemes(challenge, tool);
    const given = ({ slug }: Challenge) => this.#given.get(slug) ?? 0;
    const [challenge] = this.firm.challenges
      .filter((each) => shared(each).length > 0)
      .sort((one, other) => given(one) - given(other) || shared(other).length - shared(one).length);
    const [theme] = challenge === undefined ? [] : shared(challenge);
    if (challenge === undefined || theme === undefined) return undefined;
    const isFirst = given(challenge) === 0;
    this.#given.set(challenge.slug, given(challenge) + 1);
    return { challenge, theme, isFirst };
  }
}
