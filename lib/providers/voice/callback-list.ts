import { CALL_HOURS } from "@/lib/domain/call/quiet-hours";
import type { Voice } from "./port";

/** No machine calls: the stored request is the list, and the admins hear of it by e-mail. */
export const callbackList: Voice = {
  name: "callback_list",
  callsByItself: false,
  fromNumber: null,
  callsPerDay: 0,
  hours: CALL_HOURS,
  async requestCall() {
    return { providerCallId: null };
  },
  async readEvent() {
    return null;
  },
};
