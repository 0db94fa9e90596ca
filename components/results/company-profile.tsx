import type { PublicAssessment } from "@/lib/domain/assessment/assessment";
import { labelOf } from "@/lib/domain/assessment/options";
import { EMPLOYEE_BANDS, INDUSTRIES, REVENUES } from "@/lib/domain/assessment/questions/company";
import { HEAD_OFFICES } from "@/lib/domain/assessment/questions/offices";
import { POSTURES } from "@/lib/domain/assessment/questions/organization";

/** What was answered about the company and its leader, as one block. */
export function CompanyProfile({ assessment }: { assessment: PublicAssessment }) {
  const place = assessment.customLocation ?? labelOf(HEAD_OFFICES, assessment.headOfficeLocation ?? "");
  const rows = [
    ["Industry", labelOf(INDUSTRIES, assessment.companyIndustry)],
    ["Revenue", labelOf(REVENUES, assessment.companyRevenue)],
    ["Employees", labelOf(EMPLOYEE_BANDS, assessment.companyEmployees)],
    ["Location", place || "Not provided"],
    ["Organization posture", labelOf(POSTURES, assessment.orgPosture)],
    ["AI confidence", `${assessment.aiConfidence}/10`],
  ];
  return (
    <section className="min-w-0">
      <h2 className="text-xl">Company profile</h2>
      <dl className="mt-3 border-border border-t text-sm">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[10.5rem_minmax(0,1fr)] gap-x-3 border-border border-b py-2.5 max-sm:grid-cols-[8rem_minmax(0,1fr)]"
          >
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
