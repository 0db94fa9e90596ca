export interface CallOrder {
  callRequestId: string;
  assessmentId: string;
  /** E.164. */
  phoneNumber: string;
}

export interface Voice {
  readonly name: "callback_list" | "retell";
  /** True where a machine calls; false where the request waits for a person. */
  readonly callsByItself: boolean;
  requestCall(order: CallOrder): Promise<{ providerCallId: string | null }>;
}
