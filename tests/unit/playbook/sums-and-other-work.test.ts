import { annexesOf } from "@/lib/playbook/annexes/annexes-of";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn, textsOf } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");
type Some = Parameters<typeof answersFor>[0];
const saying = (value: unknown): string =>
  textsOf(value)
    .map(({ text }) => text)
    .join("\n");
const reportOf = (some: Some) => writePlaybookReport(answersFor(some), TODAY).reportData;

const broker: Some = {
  companyName: "Kettle & Quill Surety",
  companyIndustry: "financial-services",
  companyEmployees: "51-200",
  companyRevenue: "10m-50m",
  headOfficeLocation: "interior",
  officeExpansion: ["only-bc"],
  businessChallenges: ["detecting_fraud_and_financial_crime_earlier"],
};

describe("sums that were typed", () => {
  it("have their place, in the words around them", () => {
    const text = saying(
      reportOf({ ...broker, otherChallenge: "Audits came twice and we had to return $61,000 to the fund." }),
    );
    expect(text).toContain("Of money you wrote:");
    expect(text).toContain("we had to return $61,000 to the fund");
  });

  it("that were saved in a year have it too, and are no price", () => {
    const text = saying(reportOf({ ...broker, aiExperience: "The routing tool saved us $410,000 a year." }));
    expect(text).toContain("Of money you wrote: “The routing tool saved us $410,000 a year”.");
  });

  it("are a year's loss where a body charged them, although a vendor quoted in another money", () => {
    const text = saying(
      reportOf({
        ...broker,
        aiExperience: "A vendor quoted 900 USD/month.",
        otherChallenge:
          "Last year the agency fined us $44,000 in late penalties. We issue 90 bonds a day and each bond takes 12 minutes.",
      }),
    );
    expect(text).toMatch(/a year of late penalties/);
  });
});

describe("losses that are called by their name", () => {
  it.each([
    ["Towel loss was $70,000 last year.", "a year of towel loss"],
    [
      "310 runs cancelled last year for want of a driver, liquidated damages $95,000.",
      "a year of liquidated damages",
    ],
  ])("are beside the hours: %s", (loss, said) => {
    const otherChallenge = `We issue 90 bonds a day and each bond takes 12 minutes. ${loss}`;
    expect(saying(reportOf({ ...broker, otherChallenge }))).toContain(said);
  });

  it("and what was paid or bought is none", () => {
    const otherChallenge =
      "We issue 90 bonds a day and each bond takes 12 minutes. Last year, the new server was $95,000.";
    expect(saying(reportOf({ ...broker, otherChallenge }))).not.toContain("a year of new server");
  });
});

it("what was gained on another piece answers no director, though an earlier sentence names it", () => {
  const text = saying(
    reportOf({
      companyName: "North Gate Immigration Consultants",
      companyIndustry: "consulting",
      companyEmployees: "1-10",
      headOfficeLocation: "lower-mainland",
      aiExperience: "I tested ChatGPT on submission letters. Faster, 80 minutes to 20.",
      otherChallenge: "Each visa file takes 4 hours of checking. We do 30 of them a month.",
    }),
  );
  expect(text).not.toContain("60 minutes less for each submission letter");
});

it("hours that hold from one month to another are told so", () => {
  const text = saying(
    reportOf({
      companyIndustry: "retail",
      companyEmployees: "11-50",
      otherChallenge:
        "Soumissions : mes vendeurs prennent 2 heures par plan, 20 plans par semaine de mars à juin.",
    }),
  );
  expect(text).toContain("hours a week from March to June");
});

it("after a deadline that was missed no result is promised", () => {
  const text = saying(
    reportOf({ ...broker, otherChallenge: "We missed the deadline on 50 renewals last year." }),
  );
  expect(text).not.toContain("A result is promised before there is a baseline");
});

describe("a saving of other work than the trial's", () => {
  const { pageOne } = reportOf({
    ...broker,
    aiExperience: "Finance saves maybe 2 hours a week on board packages, the rest hardly open it.",
    otherChallenge: "Fraud is growing and members lose money to scams.",
  });

  it("bounds no budget of the trial", () => {
    expect("memo" in pageOne && pageOne.memo.cost.text).not.toContain(
      "the low end of what one year is worth",
    );
  });
});

it("those who help out from where they live bring no law of that place", () => {
  const text = saying(
    reportOf({ ...broker, aiFriction: "We have no IT person, my niece does it from Edmonton." }),
  );
  expect(text).not.toContain("Alberta");
});

it("a number of pieces alone is no problem that page one quotes", () => {
  const { problem } = memoIn(
    writePlaybookReport(
      answersFor({
        ...broker,
        otherChallenge:
          "Half of the files come back incomplete, and so do most of the forms that we send to other offices. We see 40 brokers a week.",
      }),
      TODAY,
    ).reportData,
  );
  expect(problem.quotation).not.toBe("We see 40 brokers a week.");
});

it("what is only supposed of a body is no incident with it", () => {
  const text = saying(
    reportOf({
      ...broker,
      aiExperience: "ChatGPT invented a clause in a bond form.",
      aiFriction: "If a form is wrong BCFSA comes to us.",
    }),
  );
  expect(text).not.toContain("like the one you met about");
});

it("a line that no machine speaks to customers is kept in the rule and in the plan", () => {
  const answers = answersFor({
    ...broker,
    companyIndustry: "other",
    businessChallenges: ["improving_customer_response_and_service_quality"],
    aiFriction: "No bot talks to our callers, that is final.",
  });
  const report = saying(writePlaybookReport(answers, TODAY).reportData);
  expect(saying(annexesOf(answers, TODAY))).toContain("No AI tool answers or speaks to");
  expect(report).not.toMatch(/\bFin\b|Zendesk AI|A bot promises/);
});

it("where all use was stopped after a slip, page one's risk asks for no account", () => {
  const { risk } = memoIn(
    reportOf({
      ...broker,
      aiExperience: "A clerk pasted client files into ChatGPT. I suspended all use that week.",
    }),
  );
  expect(risk.control).not.toContain("approved account");
});

it("a director's question says “we”, and never “us already have”", () => {
  const text = saying(
    reportOf({
      ...broker,
      companyIndustry: "consulting",
      otherChallenge: "Reports take us 9 hours each, and we write 40 reports a month.",
    }),
  );
  expect(text).not.toMatch(/\bus (?:already )?(?:have|own|use|write)\b/);
});
