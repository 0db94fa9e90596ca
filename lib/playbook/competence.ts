import type { Subsector } from "@/lib/knowledge/subsectors";
import type { CompanyProfile } from "./company-profile";
import {
  departmentOwner,
  financeOwner,
  type Owners,
  peopleOwner,
  privacyOwner,
  qualityOwner,
  technologyOwner,
} from "./roles";

export type Competence = keyof Subsector["vocabulary"]["roles"];

/** Who answers for a subject: by the work itself, in a larger firm by a title, and in one of up to ten the leader. */
export const ownerBy = ({ owners }: CompanyProfile, competence: Competence): string =>
  BY_COMPETENCE[competence](owners);

const BY_COMPETENCE: Readonly<Record<Competence, (owners: Owners) => string>> = {
  operations: (owners) => departmentOwner(owners, "operations"),
  quality: qualityOwner,
  it: technologyOwner,
  people: peopleOwner,
  finance: financeOwner,
  compliance: privacyOwner,
};
