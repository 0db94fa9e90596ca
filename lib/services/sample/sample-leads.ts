import { answersOf } from "@/lib/domain/assessment/answers";
import { challengesFor } from "@/lib/domain/assessment/challenges";
import { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import { InventedLead, sampleName } from "@/lib/domain/sample/first-steps";
import { scoreLead } from "@/lib/domain/score/lead";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { DAY_MS } from "@/lib/domain/time";
import answers from "../report/sample-answers.json";
import invented from "./sample-leads.json";

/** Twenty leads to try the dashboard with, scored like any other; marked by their names, and counted nowhere. */
export const sampleLeads = (now: Date) =>
  InventedLead.array()
    .parse(invented)
    .map(({ daysAgo, leadStatus, isUnlocked, ...own }, at) => {
      const given = answersOf(
        AssessmentSubmission.parse({
          ...answers,
          ...own,
          companyName: sampleName(own.companyName),
          companyActivity: "",
          otherChallenge: "",
          executiveEmail: `${own.executiveName.toLowerCase().replace(" ", ".")}@example.com`,
          businessChallenges: challengesFor(own.companyIndustry)
            .slice(at % 3, (at % 3) + 2)
            .map(({ slug }) => slug),
        }),
      );
      const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
      const { leadScore, leadQualified } = scoreLead(given);
      return {
        answers: given,
        aiReadinessScore: scoreReadiness(given).aiReadinessScore,
        leadScore,
        leadQualified,
        submissionKey: null,
        isSample: true,
        leadStatus,
        createdAt,
        ...(isUnlocked ? { paymentStatus: "coupon_used", couponCode: "SAMPLE", paidAt: createdAt } : {}),
      };
    });
