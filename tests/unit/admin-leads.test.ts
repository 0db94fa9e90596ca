import {
  DashboardSearchParams,
  PLAIN_QUERY,
  toSearchParams,
} from "@/lib/domain/admin/dashboard-search-params";
import { Assessment } from "@/lib/domain/assessment/assessment";
import { NO_INSIGHTS } from "@/lib/domain/interview/insights";
import { hasStar, leadBadge } from "@/lib/domain/lead/badge";
import { leadBrief } from "@/lib/domain/lead/brief";
import { consistencyOf } from "@/lib/domain/lead/consistency";
import { filterSearchParams, LeadQuery, leadSearchParams } from "@/lib/domain/lead/filter";
import { completionRate } from "@/lib/domain/lead/list";
import { answersFor } from "../support/answers";
import { submission } from "../support/submission";

const assessment = (some: Record<string, unknown> = {}): Assessment =>
  Assessment.parse({
    ...answersFor(submission()),
    id: "c66feea1-815e-4a70-a0c8-2a01df93f284",
    userId: null,
    aiReadinessScore: 48,
    roadmapGenerated: true,
    leadScore: 7,
    leadQualified: true,
    paymentStatus: "pending",
    couponCode: null,
    stripePaymentId: null,
    paidAt: null,
    linkClosed: false,
    createdAt: new Date("2026-11-18T20:00:00Z"),
    updatedAt: new Date("2026-11-18T20:00:00Z"),
    ...some,
  });

describe("the badge of a lead", () => {
  test.each([
    [true, 2, false, "hot-lead"],
    [true, null, true, "hot-lead"],
    [false, 5, true, "qualified"],
    [false, 10, false, "qualified"],
    [false, 4, true, "completed"],
    [false, null, true, "completed"],
    [false, 4, false, "in-progress"],
    [false, null, false, "in-progress"],
  ])("qualified %s, score %s, roadmap %s: %s", (leadQualified, leadScore, roadmapGenerated, badge) => {
    expect(leadBadge({ leadQualified, leadScore, roadmapGenerated })).toBe(badge);
  });

  test.each([
    [6, false],
    [7, true],
    [10, true],
    [null, false],
  ])("a score of %s has a star: %s", (score, star) => expect(hasStar(score)).toBe(star));
});

test.each([
  [0, 0, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
])("%d roadmaps of %d are %d percent", (roadmaps, total, percent) => {
  expect(completionRate({ roadmaps, total })).toBe(percent);
});

describe("the list's address", () => {
  test("says what differs from the plain list, and is read back the same", () => {
    const query = LeadQuery.parse({
      q: " osei & sons ",
      industry: "retail",
      sort: "name",
      page: "3",
      from: "",
    });
    const address = leadSearchParams(query);
    expect(address).toBe("q=osei+%26+sons&industry=retail&sort=name&page=3");
    expect(LeadQuery.parse(Object.fromEntries(new URLSearchParams(address)))).toEqual(query);
    expect(filterSearchParams(query)).toBe("q=osei+%26+sons&industry=retail");
    expect(leadSearchParams(PLAIN_QUERY)).toBe("");
  });

  test("what an address says wrongly counts as not said", () => {
    expect(DashboardSearchParams.parse({ page: "-1", tab: "x", assessment: "y" })).toEqual({
      tab: "assessments",
      lead: null,
      query: PLAIN_QUERY,
      roadmaps: { page: 1 },
      users: { q: "", page: 1 },
    });
  });

  test("one wrong value leaves the others as they are", () => {
    const { query } = DashboardSearchParams.parse({ q: "osei", industry: "no-such-industry", page: "2" });
    expect(query).toEqual({ ...PLAIN_QUERY, q: "osei", page: 2 });
  });

  test("each tab keeps its own search and page in the address", () => {
    const address = { q: "osei", tab: "users", "users-q": "ann", "users-page": "2", "roadmaps-page": "3" };
    const { lead, ...place } = DashboardSearchParams.parse(address);
    expect(lead).toBeNull();
    expect(place).toMatchObject({ users: { q: "ann", page: 2 }, roadmaps: { page: 3 } });
    expect(Object.fromEntries(toSearchParams(place))).toEqual(address);
  });
});

describe("the call brief", () => {
  test("opens with the question that was written for the call, else with their own words, else with their choice", () => {
    const questions = {
      q1Primary: "What?",
      q1Followup: "",
      q2Primary: "",
      q2Followup: "",
      q3Primary: "",
      q3Followup: "",
      promptVersion: "1",
    };
    const brief = leadBrief(assessment(), { ...questions, q1Followup: "Since when?" }, [], NO_INSIGHTS);
    expect([brief.opening, brief.openingNext]).toEqual(["What?", "Since when?"]);
    // The question that opens the call is not among those that come after it.
    expect(brief.questions.map(({ title }) => title)).toEqual([
      "AI tools and workflow",
      "Confidence reflection",
    ]);
    expect(leadBrief(assessment(), null, [], NO_INSIGHTS).openingNext).toBeNull();
    expect(leadBrief(assessment(), null, [], NO_INSIGHTS).opening).toContain(
      "Quotes for custom millwork take two weeks",
    );
    const silent = assessment({ otherChallenge: "n/a", aiFriction: null, aiExperience: "None." });
    expect(leadBrief(silent, null, [], NO_INSIGHTS).words).toEqual([]);
    expect(leadBrief(silent, null, [], NO_INSIGHTS).opening).toContain(
      "Cutting unplanned downtime on critical equipment",
    );
    expect(leadBrief({ ...silent, businessChallenges: [] }, null, [], NO_INSIGHTS).opening).toContain(
      "Halden Creek Joinery Ltd.",
    );
  });

  test.each([
    [{ aiConfidence: 9, orgPosture: "curious" }, /leader is ahead of the company/],
    [
      { aiConfidence: 2, orgPosture: "activating", orgAiElements: ["ai_policy"] },
      /company is ahead of its leader/,
    ],
    [
      { aiConfidence: 8, orgPosture: "championing", orgAiElements: ["none_yet"] },
      /no policy, budget or committee/,
    ],
    [{ aiPerception: "overhyped", aiDepartments: ["hr", "sales", "finance"] }, /3 departments/],
    [{ aiConfidence: 7, orgPosture: "exploring", aiToolsUsed: ["none"] }, /without using any AI tool/],
  ])("the brief says where two answers disagree: %j, %s", (some, sentence) => {
    const { title, sentences } = consistencyOf(assessment(some));
    expect(title).toBe("Where their answers disagree");
    expect(sentences.join(" ")).toMatch(sentence);
  });

  test.each([
    [
      { aiConfidence: 5, orgPosture: "exploring" },
      "Personal confidence 5/10, and a company they describe as 'exploring'.",
    ],
    [
      { aiConfidence: 9, orgPosture: "something-old" },
      "Personal confidence 9/10, and a company they describe as 'something-old'.",
    ],
  ])("the brief says where they fit together, under that title: %j", (some, sentence) => {
    expect(consistencyOf(assessment(some))).toEqual({
      title: "Their answers are consistent",
      sentences: [sentence],
    });
  });
});
