import { AGENT_PHONE_E164 } from "@/lib/brand";
import { CONTACT } from "@/lib/legal/terms";
import { LegalSection } from "./legal-page";

const LINK = "break-words underline underline-offset-4 pointer-coarse:inline-block pointer-coarse:py-2";

/** Who answers for the product, and every way to them. */
export const Contact = () => (
  <LegalSection id="contact" title="Contact">
    <p>{`${CONTACT.operator} answers for this product.`}</p>
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_1fr]">
      <dt className="text-muted-foreground text-sm sm:leading-7">Email</dt>
      <dd>
        <a href={`mailto:${CONTACT.email}`} className={LINK}>
          {CONTACT.email}
        </a>
      </dd>
      <dt className="text-muted-foreground text-sm sm:leading-7">Phone</dt>
      <dd>
        <a href={`tel:${AGENT_PHONE_E164}`} className={LINK}>
          {CONTACT.phone}
        </a>
      </dd>
      <dt className="text-muted-foreground text-sm sm:leading-7">Post</dt>
      <dd>{CONTACT.post}</dd>
    </dl>
  </LegalSection>
);
