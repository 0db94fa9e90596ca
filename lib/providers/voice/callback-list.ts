import type { Voice } from "./port";

/** No machine calls: the stored request is the list, and the admins hear of it by e-mail. */
export const callbackList: Voice = {
  name: "callback_list",
  callsByItself: false,
  async requestCall() {
    return { providerCallId: null };
  },
};
