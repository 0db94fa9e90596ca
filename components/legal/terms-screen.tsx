import { FOR_COUNSEL } from "@/lib/legal/status";
import { TERMS } from "@/lib/legal/terms";
import { Contact } from "./contact";
import { LegalPage, LegalSection } from "./legal-page";

export const TermsScreen = () => (
  <LegalPage
    title="Terms"
    lede="What you get, what it costs, how you get your money back, and what the report is not."
    contents={[...TERMS, { id: "contact", title: "Contact" }]}
    open={FOR_COUNSEL.terms}
  >
    {TERMS.map(({ id, title, paragraphs }) => (
      <LegalSection key={id} id={id} title={title}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </LegalSection>
    ))}
    <Contact />
  </LegalPage>
);
