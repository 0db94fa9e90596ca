import {
  answeredSoFar,
  TEAM_KNOWN_LIMIT,
  TEN_QUESTIONS,
  teamAsks,
  teamPromise,
} from "@/lib/domain/team/messages";

interface TeamIntroProps {
  name: string;
  company: string;
  answered: number;
  expected: number;
}

/** Who asks, what is seen of the answers and by which people: read before anything is answered. */
export function TeamIntro({ name, company, answered, expected }: TeamIntroProps) {
  const { sees, when, also, alike, noOne } = teamPromise(name);
  return (
    <header className="grid gap-4">
      <h1 className="wrap-anywhere text-3xl sm:text-4xl">{teamAsks(name, company)}</h1>
      <p className="text-lg">{`${TEN_QUESTIONS} About four minutes.`}</p>
      <div className="grid gap-3 wrap-anywhere rounded-sm border-primary border-l-4 bg-muted px-4 py-3 text-sm">
        <p>
          {sees} <strong>{when}</strong>. {alike} {noOne}
        </p>
        <p>
          {also} {TEAM_KNOWN_LIMIT}
        </p>
      </div>
      <p className="text-muted-foreground text-sm">{answeredSoFar(answered, expected)}</p>
    </header>
  );
}
