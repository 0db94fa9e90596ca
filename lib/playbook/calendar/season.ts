import { subsectors } from "@/lib/knowledge/subsectors";
import type { CompanyProfile } from "../company-profile";
import { type Day, monthOfWeek } from "./days";
import { type Season, toldSeason } from "./told-season";

export type { Season };

/** The months that they called busy; else those of the firm's kind, by our reading; null where it has none, or was read as no kind. */
export function seasonOf(firm: CompanyProfile): Season | null {
  const told = toldSeason(firm.answers);
  if (told !== null) return told;
  const { reading, answers } = firm;
  const { subsector } = reading;
  const words = [answers.companyName, answers.otherChallenge, answers.aiFriction, answers.aiExperience];
  // A hotel whose guests come for the snow has the winter of the hill.
  const isSnowHotel =
    subsector?.id === "hotel-resort" && words.some((text) => /\b(?:ski|snow|neige)/i.test(text ?? ""));
  if (reading.isThin) return null;
  const season = isSnowHotel ? subsectors.find(({ id }) => id === "ski-hill") : subsector;
  return season === null || season === undefined || season.season.busyMonths.length === 0
    ? null
    : season.season;
}

export const isBusy = (season: Season | null, monday: Day): boolean =>
  season?.busyMonths.includes(monthOfWeek(monday)) ?? false;
