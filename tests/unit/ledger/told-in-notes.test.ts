import type { Fact, Field } from "@/lib/domain/ledger/fact";
import { readLedger } from "@/lib/playbook/read-ledger";

const told = (field: Field, text: string): Fact[] =>
  readLedger({ [field]: text }).facts.filter(
    ({ tier, polarity }) => tier === "assert" && polarity === "affirmed",
  );
const keysOf = (field: Field, text: string): string[] =>
  told(field, text).flatMap((fact) => ("key" in fact ? [`${fact.kind} ${fact.key}`] : []));
const ratesOf = (text: string) =>
  told("otherChallenge", text).flatMap((fact) =>
    fact.kind === "rate" ? [`${fact.low} ${fact.unit} ${fact.per}`] : [],
  );

describe("figures as they are noted down", () => {
  it("an hour and a quarter is 75 minutes, also where it says whose they are", () => {
    expect(
      ratesOf(
        "Every client wants quotes, that's about 90 files a month and an hour and a quarter of a clerk per file.",
      ),
    ).toEqual(["90 file month", "1.25 hour file"]);
  });

  it("the words before a colon are what is counted behind it", () => {
    expect(ratesOf("Form B and Form F requests: 40 a week, 35 minutes each")).toEqual([
      "40 request week",
      "35 minute request",
    ]);
  });

  it("after a share of crowns, so many a month are crowns, in French too", () => {
    expect(ratesOf("6.8% of crowns come back, about 85 a month at $190 each.")).toEqual([
      "6.8 percent null",
      "85 crown month",
      "190 CAD crown",
    ]);
    expect(ratesOf("6,8 % des couronnes reviennent, environ 85 par mois à 190 $ chacune.")).toEqual([
      "6.8 percent null",
      "85 couronne month",
      "190 CAD couronne",
    ]);
  });

  it("five hours a file are of the files", () => {
    expect(ratesOf("The lands office gets 340 referrals a year, about 5 hours a file.")).toEqual([
      "340 referral year",
      "5 hour file",
    ]);
  });
});

describe("what a tool got wrong is read where it is told plainly", () => {
  it.each<[string, string]>([
    [
      "I used ChatGPT to write a letter and it quoted a section of the Act that does not exist.",
      "false_output",
    ],
    [
      "Our clerk asked ChatGPT and sent the answer on. It was wrong, and the client had a loss.",
      "false_output",
    ],
    ["Safety tried Copilot to summarize reports, it left out the near miss.", "omission"],
  ])("%s", (text, key) => {
    expect(keysOf("aiExperience", text)).toContain(`incident ${key}`);
  });

  it("and what did not suit the firm is no wrong answer", () => {
    expect(keysOf("aiExperience", "We tried a new truck router. It was wrong for our needs.")).not.toContain(
      "incident false_output",
    );
  });
});

describe("what is in the way, in the words of the trade", () => {
  it.each<[Field, string, string]>([
    ["aiFriction", "OCAP.", "constraint community_data"],
    [
      "aiFriction",
      "Our CFO thinks it is a toy and asks for the payback of every dollar.",
      "constraint leader_opposed",
    ],
    ["aiFriction", "Notre directeur des finances ne croit pas aux économies.", "constraint leader_opposed"],
    [
      "aiFriction",
      "The insurer asked on the renewal if we use AI and I ticked no.",
      "constraint insurer_asks",
    ],
    ["aiFriction", "The mine owners' contracts say no data off site.", "constraint customer_forbids"],
    ["aiFriction", "Crews are in camp, Starlink in the trucks only.", "constraint no_signal"],
    ["aiFriction", "The file system is full of duplicate activities.", "constraint data_scattered"],
    ["aiFriction", "Managers carry 14 to 16 buildings each when 10 is sane.", "constraint no_time"],
    ["aiFriction", "Moncton runs on one planner, Yvette, who is 62.", "constraint key_person"],
    ["aiFriction", "Le serveur d'exocad est en Allemagne.", "constraint data_residency"],
    ["aiFriction", "Temp agency labour turns over 140% a year.", "constraint turnover"],
    ["otherChallenge", "80 in spring, 20 in winter.", "constraint seasonal"],
    [
      "otherChallenge",
      "We lost 9 stratas last year, mostly because nobody called back.",
      "incident lost_client",
    ],
  ])("%s: %s", (field, text, meaning) => {
    expect(keysOf(field, text)).toContain(meaning);
  });

  it("people from an agency are no contractors who bring tools of their own", () => {
    expect(keysOf("aiFriction", "Temp agency labour turns over 140% a year.")).not.toContain(
      "constraint contractors",
    );
  });

  it("what callers say in quotation marks is no work of the firm's", () => {
    expect(keysOf("aiFriction", "260 calls a day, 30% are 'did you get my email'.")).not.toContain(
      "task email",
    );
  });
});
