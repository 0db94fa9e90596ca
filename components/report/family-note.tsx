/** Says what the PDF leaves out, and offers the other one. */
export const FamilyNote = ({ id }: { id: string }) => (
  <p className="no-print text-muted-foreground text-sm">
    <span>The PDF leaves out the family section.</span>{" "}
    <a href={`/api/assessments/${id}/report.pdf?family=included`} className="underline underline-offset-4">
      Download PDF with the family section
    </a>
  </p>
);
