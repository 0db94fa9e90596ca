import type { Metadata } from "next";
import { TeamEnded } from "@/components/team/team-ended";
import { TEAM_ENDED } from "@/lib/domain/team/messages";

export const metadata: Metadata = { title: TEAM_ENDED };

export default TeamEnded;
