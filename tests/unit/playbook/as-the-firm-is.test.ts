import type { Answers } from "@/lib/domain/assessment/assessment";
import { systemOf } from "@/lib/playbook/calendar/records-system";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS } from "../../fixtures/firms";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { answersFor } from "../../support/answers";
import { memoIn, textsOf } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");
const written = (answers: Answers) => writePlaybookReport(answers, TODAY).reportData;
const wordsOf = (value: unknown): string =>
  textsOf(value)
    .map(({ text }) => text)
    .join("\n");
const named = (start: string): Answers =>
  FIRMS.find(({ companyName }) => companyName.startsWith(start)) ?? answersFor({});
const quillback = named("Quillback");
const torrent = named("Torrent");
const larkspur = named("Larkspur");
const merrow = named("Merrow");

describe("what is told of a use", () => {
  it("at home is no use of the firm's, and not its first pilot", () => {
    expect(profileOf(quillback).lead.trial.pilot).toBe("reminders and refilled cancellations at one site");
    expect(memoIn(written(quillback)).problem.whatIsSo).not.toContain("where a use runs already");
  });

  it("that ended without figures is tried again, and not counted as if it ran", () => {
    const { lead, pilotStage } = profileOf(torrent);
    expect(lead.trial.pilot).toBe(
      "a first draft of kiln schedules, which the person in charge changes and signs",
    );
    expect(pilotStage).toBe("next");
  });
});

describe("the records of a trial", () => {
  it("come from a system of the trade, and not from a room for lessons, papers or customers", () => {
    expect(systemOf(profileOf(READ_FIRMS.charter))).toBe("PowerSchool");
    expect(systemOf(profileOf(READ_FIRMS.timber))).toBe("SAP");
    for (const answers of [quillback, merrow, larkspur, named("Ferrier"), FRESH_FIRMS.engineers])
      expect(systemOf(profileOf(answers))).toBeUndefined();
  });

  it.each([
    ["retail", "Warranty claims: 260 a month, about 35 minutes each.", "Samsara on the trucks"],
    ["consulting", "Proposals take 60 hours each, 38 a year.", "Revit"],
  ])("do not come from a system that holds other records: %s", (companyIndustry, otherChallenge, systems) => {
    const firm = answersFor({ companyIndustry, otherChallenge, otherPlatforms: systems });
    expect(systemOf(profileOf(firm))).toBeUndefined();
  });
});

describe("the first days", () => {
  it.each([READ_FIRMS.timber, FRESH_FIRMS.college, READ_FIRMS.gc, READ_FIRMS.saas])(
    "begin with the same step on page one and among the next steps",
    (answers) => {
      const report = written(answers);
      const { what } = memoIn(report).monday;
      expect(report.nextSteps[0]?.toLowerCase()).toContain(what.toLowerCase());
    },
  );

  it("have the notice to the union given by the day from which the plan counts it", () => {
    expect(written(READ_FIRMS.timber).nextSteps.join("\n")).toContain(
      "By November 30, 2026: Give the union its notice.",
    );
  });

  it("are told in the order of their days", () => {
    for (const answers of [torrent, READ_FIRMS.gc, READ_FIRMS.timber]) {
      const days = (written(answers).datedSteps ?? []).map(({ date }) => date);
      expect(days).toEqual([...days].sort());
    }
  });
});

describe("a union", () => {
  it("that asks to be consulted is not told of a notice that no agreement was said to ask for", () => {
    const text = wordsOf(written(FRESH_FIRMS.college));
    expect(text).not.toMatch(
      /notice (?:that|under) the collective agreement|written notice of the first uses/,
    );
    expect(text).toContain("the union has been consulted, and its answer is in writing");
    expect(wordsOf(written(READ_FIRMS.timber))).toContain(
      "notice under article 17 of the collective agreement",
    );
  });

  it("is one of two conditions where the law asks for an assessment of each tool, also in French", () => {
    const { calendar, currentState } = written(FRESH_FIRMS.college);
    expect(wordsOf(calendar)).toContain("One privacy assessment for all uses");
    expect(wordsOf(currentState)).toContain("An assessment for each tool gets shorter by kind");
  });
});

describe("a risk rests on what was said", () => {
  const risksOf = (answers: Answers) => wordsOf(written(answers).risks);

  it("privacy is no fraud, and a model is no record", () => {
    expect(risksOf(quillback)).not.toContain("You named fraud or security");
    for (const answers of [larkspur, FRESH_FIRMS.bank])
      expect(risksOf(answers)).not.toContain("One of your challenges is about data");
  });

  it("systems that do not talk to each other are no message that was lost, and not the margin", () => {
    expect(risksOf(torrent)).not.toContain("the message still does not arrive");
    expect(wordsOf(written(torrent).directorQuestions)).not.toContain("margin");
  });

  it("the backlog of a bank is a risk of its own, and no promise to the board", () => {
    expect(risksOf(FRESH_FIRMS.bank)).toContain("The day comes before the models are validated");
    expect(risksOf(FRESH_FIRMS.bank)).not.toContain("A result is promised before there is a baseline");
  });

  it("the papers of a model are behind no day that was not told", () => {
    expect(risksOf(larkspur)).toContain("Uses wait for their papers, or go ahead without them");
    expect(risksOf(larkspur)).not.toContain("The day comes before");
  });

  it("what was written beside it is no part of a pilot that has a sentence of its own", () => {
    for (const answers of [torrent, merrow])
      expect(wordsOf(written(answers).solutionLandscape)).not.toContain("We read it as part of this");
  });

  it("clients who ask about the bill do not ask where AI is used, and a consultant has no privilege", () => {
    const text = wordsOf(written(merrow));
    expect(text).not.toContain("asks where AI was used, and there is no record");
    expect(text).not.toMatch(/privilege/i);
    expect(wordsOf(written(READ_FIRMS.law))).toContain("Privilege is a line between documents");
  });

  it("a check that fits no draft is said in words that fit", () => {
    for (const answers of [larkspur, FRESH_FIRMS.engineers, FRESH_FIRMS.absurd])
      expect(risksOf(answers)).not.toMatch(/each draft of/);
  });
});

describe("a director is answered", () => {
  const asked = (answers: Answers) => wordsOf(written(answers).directorQuestions);

  it("by the one who knows, and with a case only of what has happened", () => {
    expect(asked(READ_FIRMS.timber)).toMatch(/lumber price and duty\?\n.*the controller brings the answer/);
    expect(asked(READ_FIRMS.gc)).not.toMatch(/new act is in force on this job\?\n.*one real case/);
  });

  it("with a figure of the very task, or with none", () => {
    expect(asked(larkspur)).not.toContain("20%");
  });

  it("about the list of models where it cannot answer a question", () => {
    expect(asked(FRESH_FIRMS.bank)).toContain("What is in our models that we did not build");
  });
});

describe("roles", () => {
  it("of the leader's own name are the leader", () => {
    const text = wordsOf(written(READ_FIRMS.timber));
    expect(text).not.toMatch(/mill manager/);
    expect(wordsOf(written(merrow))).not.toMatch(/\bmanaging partner|Managing partner/);
  });

  it("answer for models where those are regulated", () => {
    expect(wordsOf(written(FRESH_FIRMS.bank).currentState)).toContain("Chief risk officer");
  });
});

describe("what it is worth", () => {
  const worthOf = (answers: Answers) => memoIn(written(answers)).worth;

  it("is counted in what the trial counts", () => {
    expect(wordsOf(worthOf(READ_FIRMS.cpa).sum)).toContain("minutes less on one reply");
    expect(wordsOf(worthOf(FRESH_FIRMS.engineers).sum)).toContain("hours less on one proposal");
    expect(wordsOf(worthOf(READ_FIRMS.charter).sum)).toContain("change in days to fill a place");
  });

  it("gives no round number of pieces for long work", () => {
    expect(worthOf(named("Stonecrop")).example).toBeNull();
  });
});
