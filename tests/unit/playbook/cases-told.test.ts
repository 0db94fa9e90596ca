import { casesCounted } from "@/lib/playbook/faults/cases-counted";
import { complaintIn } from "@/lib/playbook/faults/complaint";
import { memoOf } from "../../support/told-firm";

const counted = (sentence: string, name: string | null = null) => casesCounted([sentence], name);

describe("how many cases there were, and when", () => {
  it.each([
    ["Last yr 540 plaques, 31 came back over a date.", 31, "last year"],
    ["Of 900 orders 41 were rejected last spring.", 41, "last spring"],
    ["In 2025 we shipped 4,000 doors and 120 of them had to be remade.", 120, "in 2025"],
    ["27 of our 618 signs came back last season.", 27, "last season"],
    ["Last month 300 tickets, 22 bounced.", 22, "last month"],
    ["We did 1,200 installs last fall and about 64 failed.", 64, "last fall"],
  ])("%s", (sentence, count, when) => {
    expect(counted(sentence)).toMatchObject({ count, when });
  });

  it("is also counted by the name of the cases", () => {
    expect(counted("Bad pours: 44 bad pours last year, $900 each.", "bad pours")).toMatchObject({
      count: 44,
      when: "last year",
    });
  });

  it.each([
    "540 plaques, 31 came back.",
    "If 540 plaques went out last year and 31 came back we would close.",
    "540 plaques a week and 31 come back.",
    "Last year 540 plaques, none of the 31 came back.",
    "Competitors shipped 540 plaques last year, 31 came back.",
    "Last year 540 plaques, 3 came back.",
    "Last year 31 people came back.",
    "Last year 12 staff, 9 came back after the summer?",
  ])("nothing is read from “%s”", (sentence) => {
    expect(counted(sentence)).toBeNull();
  });
});

describe("so many people who say that something is wrong", () => {
  it.each([
    "About 60 packers a week come to the window saying the stub is short and Rosa Diaz spends 25 min on each.",
    "40 tenants a month call to say the heat is off.",
    "Around 15 drivers a week come in complaining about their miles.",
    "90 members a month email to complain about the bill.",
    "25 growers a week phone saying the weights are wrong.",
  ])("%s", (sentence) => {
    expect(complaintIn(["We pack.", sentence])).toBe(sentence);
  });

  it.each([
    "40 tenants a month call.",
    "40 tenants a month call to say thank you.",
    "40 tenants a month would call to say the heat is off?",
    "390 packers, three clerks keying 14 hours a week each.",
    "We call 40 tenants a month to say the rent is due.",
  ])("nothing is read from “%s”", (sentence) => {
    expect(complaintIn([sentence])).toBeNull();
  });
});

const CHECKS =
  "Piece pay. 310 packers, three clerks keying 12 hours a week each. About 50 packers a week come to the window saying the stub is short and Rosa Diaz-Lopez, who runs payroll, spends 20 min on each. I'd be happy with 25 complaints.";
const PLAQUES =
  "Wrong dates. Last yr 540 plaques, 31 came back over a date, about $1,200 each to recast. Proofs run 4 days behind in spring.";
const SECOND =
  "Second visits. Last season 1,250 emergency calls and 20% needed a second trip because the part was not in the truck. A second trip costs us $410.";
const CERTS =
  "Certificates. 8 techs do about 4 meters a day each. 32 certs a day, 12 minutes each. 1 in 20 comes back because a digit was typed wrong.";

describe("cases on page one", () => {
  it("are complaints where people come with them, quoted from their sentence and seen with who sees them", () => {
    const page = memoOf({ otherChallenge: CHECKS });
    expect(page?.decision).toContain("a count of complaints by cause");
    expect(page?.problem.quotation).toBe(
      "About 50 packers a week come to the window saying the stub is short",
    );
    expect(page?.monday.what).toMatch(/^Write down the last twenty complaints/);
    expect(page?.monday.who).toBe("Rosa Diaz-Lopez, 4 hours.");
  });

  it("are those that they counted, where the count is over and done", () => {
    const page = memoOf({ otherChallenge: PLAQUES });
    expect(page?.decision).toContain("a count of wrong dates by cause, the 31 of last year first, each");
    expect(page?.monday.what).toMatch(/pull the 31 cases of last year and write beside each/i);
  });

  it("are the problem where the challenge begins with their name, whatever work is behind it", () => {
    const page = memoOf({ otherChallenge: SECOND });
    expect(page?.decision).toContain("a count of second visits by cause");
    expect(page?.problem.quotation).toMatch(/second trip/i);
  });

  it("are named by the heading and by what comes back of it", () => {
    const page = memoOf({ otherChallenge: CERTS.replace("a digit was typed wrong", "a seal was broken") });
    expect(page?.decision).toContain("a count of returned certificates by cause");
    const { problem } = memoOf({ otherChallenge: CERTS }) ?? {};
    expect(problem?.quotation).toBe("1 in 20 comes back because a digit was typed wrong.");
  });

  it("are not named where no share of them comes back", () => {
    const page = memoOf({ otherChallenge: CERTS.replace("1 in 20 comes back", "1 in 20 is for a mine") });
    expect(page?.decision).not.toContain("returned");
  });
});

it("quotes what there is too much of, and no sentence that tells what something unsaid had cost", () => {
  const page = memoOf({
    otherChallenge:
      "The phone. About 50 calls a day from shops and drivers, where's my order, and each one takes Ines 5 min because she looks in two books. Worst is a mix up. Cost me $3,900 and we lost the shop.",
  });
  expect(page?.problem.quotation).toMatch(/^(?:The phone\. )?About 50 calls a day from shops and drivers/);
});
