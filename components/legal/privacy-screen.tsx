import type { ReactNode } from "react";
import { fullName } from "@/lib/brand";
import { KEPT_DATA, type KeptData, ON_YOUR_DEVICE } from "@/lib/legal/kept-data";
import { HOME_ANSWERS, IN_SHORT, WHO_SEES, YOUR_RIGHTS } from "@/lib/legal/privacy";
import { ASK_WHICH, SERVICES_BY_PART } from "@/lib/legal/services";
import { FOR_COUNSEL } from "@/lib/legal/status";
import { Contact } from "./contact";
import { AdapterMark, LeadsKeptMark } from "./deployment-mark";
import { LegalPage, LegalSection } from "./legal-page";

const CONTENTS = [
  { id: "in-short", title: "In short" },
  { id: "kept", title: "What is kept, and how long" },
  { id: "home", title: "Answers about home" },
  { id: "who", title: "Who sees it" },
  { id: "services", title: "Which services are used" },
  { id: "device", title: "On your device" },
  { id: "rights", title: "What you can ask for" },
  { id: "contact", title: "Contact" },
] as const;
type PartId = (typeof CONTENTS)[number]["id"];

/** What is kept about a person: made from the product's own tables, so that it says what the product does. */
export const PrivacyScreen = () => (
  <LegalPage
    title="Privacy"
    lede={`What ${fullName} keeps about you, why, who sees it, and for how long.`}
    contents={CONTENTS}
    open={FOR_COUNSEL.privacy}
  >
    <Part id="in-short">
      <Points points={IN_SHORT} />
    </Part>
    <Part id="kept">
      {KEPT_DATA.map((data) => (
        <Kept key={data.title} data={data} />
      ))}
    </Part>
    <Part id="home">
      {HOME_ANSWERS.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Part>
    <Part id="who">
      <Points points={WHO_SEES} />
    </Part>
    <Part id="services">
      <p>{ASK_WHICH}</p>
      {SERVICES_BY_PART.map(({ title, services }) => (
        <section key={title} className="mt-4">
          <h3 className="text-lg">{title}</h3>
          <dl className="mt-2">
            {services.map(({ adapter, name, text }) => (
              <div
                key={adapter}
                className="grid gap-x-6 border-border border-t py-2.5 text-sm sm:grid-cols-[10rem_1fr]"
              >
                <dt className="font-medium max-sm:flex max-sm:justify-between max-sm:gap-4">
                  {name}
                  <AdapterMark adapter={adapter} />
                </dt>
                <dd className="leading-relaxed">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Part>
    <Part id="device">
      <Points points={ON_YOUR_DEVICE} />
    </Part>
    <Part id="rights">
      <Points points={YOUR_RIGHTS} />
      <p className="mt-4">
        <a href="/your-data" className="font-medium text-primary underline underline-offset-4">
          See, download or delete your data without an account
        </a>
      </p>
    </Part>
    <Contact />
  </LegalPage>
);

const Part = ({ id, children }: { id: Exclude<PartId, "contact">; children: ReactNode }) => (
  <LegalSection id={id} title={CONTENTS.find((one) => one.id === id)?.title ?? ""}>
    {children}
  </LegalSection>
);

const Points = ({ points }: { points: readonly { title: string; text: string }[] }) => (
  <ul className="grid gap-2.5">
    {points.map(({ title, text }) => (
      <li key={title}>
        <strong className="font-semibold">{title}</strong> {text}
      </li>
    ))}
  </ul>
);

const Kept = ({ data: { title, what, why, kept, tables } }: { data: KeptData }) => (
  <section className="not-first:mt-3 not-first:border-border not-first:border-t not-first:pt-5">
    <h3 className="text-lg">{title}</h3>
    <p className="mt-1">{what}</p>
    <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[5rem_1fr]">
      <dt className="font-medium">Why</dt>
      <dd>{why}</dd>
      <dt className="font-medium">How long</dt>
      <dd>
        {kept}
        {tables.includes("assessments") && <LeadsKeptMark />}
      </dd>
    </dl>
  </section>
);
