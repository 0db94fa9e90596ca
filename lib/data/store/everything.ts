import { decryptOrNull } from "../encryption";

/** What admins note and conclude about a lead is the chapter's own. */
const OF_THE_CHAPTER = {
  submissionKey: true,
  leadScore: true,
  leadQualified: true,
  leadStatus: true,
  leadVersion: true,
  leadOwnerId: true,
  nextActionOn: true,
  remindedActionOn: true,
  callWaitingSince: true,
  mergedIntoId: true,
} as const;

/** All rows that hang on one assessment, for the person it is about; of keys and links, nothing that opens anything. */
export const EVERYTHING = {
  omit: OF_THE_CHAPTER,
  include: {
    roadmap: { select: { content: true, createdAt: true } },
    report: { select: { reportData: true, writer: true, createdAt: true } },
    risks: { orderBy: { riskOrder: "asc" } },
    followUpQuestions: true,
    aiRecommendations: { select: { tools: true, generatedAt: true } },
    interviews: { include: { sections: true } },
    callRequests: { omit: { state: true, handledById: true, handledAt: true } },
    consents: true,
    ownerKeys: { select: { proof: true, createdAt: true } },
    ownershipTokens: { select: { createdAt: true, expiresAt: true, spentAt: true } },
    shareLinks: { omit: { tokenHash: true, assessmentId: true, createdById: true } },
    downloads: { omit: { assessmentId: true } },
    // Of colleagues' replies nothing: they are not the leader's.
    teamCheck: { omit: { id: true, tokenHash: true, assessmentId: true } },
  },
} as const;

/** The same with what lies sealed. */
export const unsealed = <Row extends { callRequests: { phoneNumber: string }[] }>({
  callRequests,
  ...row
}: Row) => ({
  ...row,
  callRequests: callRequests.map((call) => ({ ...call, phoneNumber: decryptOrNull(call.phoneNumber) })),
});

export const EMAIL_RECORD = { template: true, status: true, createdAt: true, sentAt: true } as const;
