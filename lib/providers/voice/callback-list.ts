import { CALL_HOURS } from "@/lib/domain/call/quiet-hours";
import type { Voice } from "./port";

/** Callback list: no machine calls; the stored requests are the list, and the admins get an email. */
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
