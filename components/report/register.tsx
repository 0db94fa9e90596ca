import { shortDay } from "@/lib/domain/report/calendar";
import { notedRisk, type PlacedRisk, placeInWords, placesOf } from "@/lib/domain/report/register";
import { withKeys } from "@/lib/domain/with-keys";
import { Noted, type Notes } from "./inline";

/** The register of risks; on a phone each row is a card, by the rules of tables. */
export const Register = ({ risks, notes }: { risks: PlacedRisk[]; notes: Notes }) => (
  <table className="report-table report-register">
    <caption className="sr-only">The risks, the gravest first</caption>
    <thead>
      <tr>
        <th scope="col">Risk and what would show it</th>
        <th scope="col">Likely × harm</th>
        <th scope="col">Control</th>
        <th scope="col">Owner, by</th>
      </tr>
    </thead>
    <tbody>
      {withKeys(risks).map(({ key, value: risk }) => (
        <Row key={key} risk={risk} notes={notes} />
      ))}
    </tbody>
  </table>
);

const Row = ({ risk, notes }: { risk: PlacedRisk; notes: Notes }) => (
  <tr className="report-whole">
    <th scope="row">
      <Noted text={notedRisk(risk)} notes={notes} />
      <small>{risk.trigger}</small>
    </th>
    <td data-label="Likely × harm">
      <span className="report-place" data-weight={risk.impact} aria-hidden="true">
        {withKeys(placesOf(risk)).map(({ key, value: isTaken }) => (
          <i key={key} data-taken={isTaken || undefined} />
        ))}
      </span>
      {risk.impact}
      <span className="sr-only">{`: ${placeInWords(risk)}`}</span>
    </td>
    <td data-label="Control">
      {risk.mitigation}
      <small>
        <Noted text={risk.why} notes={notes} />
      </small>
    </td>
    <td data-label="Owner">
      {risk.owner}
      <small>{shortDay(risk.by)}</small>
    </td>
  </tr>
);
