import type { Subsector } from "@/lib/knowledge/subsectors";
import type { CompanyProfile } from "./company-profile";
import { orLeader } from "./leader";
import { isOpposed } from "./opposed";
import { departmentOwner, financeOwner, peopleOwner, privacyOwner, technologyOwner } from "./roles";

export type Competence = keyof Subsector["vocabulary"]["roles"];

/** Who answers for a subject: by the title of the firm's kind, else by its size. A firm of up to ten has its leader. */
export function ownerBy(firm: CompanyProfile, competence: Competence): string {
  const { size, leader, owners, reading } = firm;
  if (size === "micro") return leader;
  const isNoOne = competence === "it" && owners.hasNoIt === true;
  const own = isNoOne ? undefined : reading.subsector?.vocabulary.roles[competence];
  return orLeader(
    owners,
    own === undefined || isOpposed(owners.opposed, own) ? BY_SIZE[competence](owners) : own,
  );
}

const BY_SIZE: Readonly<Record<Competence, (owners: CompanyProfile["owners"]) => string>> = {
  operations: (owners) => departmentOwner(owners, "operations"),
  quality: (owners) => departmentOwner(owners, "operations"),
  it: technologyOwner,
  people: peopleOwner,
  finance: financeOwner,
  compliance: privacyOwner,
};
