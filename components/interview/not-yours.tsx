import { LinkButton } from "@/components/ui/link-button";
import { NOT_YOURS_TO_ANSWER } from "@/lib/domain/interview/messages";

/** For those who may read the report and not speak for its leader. */
export const NotYours = ({ id }: { id: string }) => (
  <div className="grid gap-6">
    <p>{NOT_YOURS_TO_ANSWER}</p>
    <div className="flex flex-wrap gap-3">
      <LinkButton href="/auth?mode=login">Sign In</LinkButton>
      <LinkButton href={`/report/${id}`} variant="outline">
        See the Report
      </LinkButton>
    </div>
  </div>
);
