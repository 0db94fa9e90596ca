import type { Metadata } from "next";
import { SharedEnded } from "@/components/share/shared-ended";
import { SHARE_ENDED } from "@/lib/domain/share/messages";

export const metadata: Metadata = { title: SHARE_ENDED };

export default SharedEnded;
