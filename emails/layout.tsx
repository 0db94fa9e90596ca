import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import type { ReactNode } from "react";
import { DARK, LIGHT } from "@/lib/colors";

/** The sender, for the foot of each message. */
export interface Sender {
  name: string;
  /** One line. */
  postalAddress: string;
  /** Where one stops messages like this one; left out of what must arrive. */
  unsubscribeUrl?: string;
  /** Where the executive confirms that the assessment is theirs; on messages that tell them about it. */
  ownUrl?: string;
}

interface LayoutProps {
  sender: Sender;
  /** The line that mail programs show beside the subject. */
  preview: string;
  title: string;
  action: { label: string; href: string };
  /** Why this person gets this message. */
  reason: string;
  children: ReactNode;
}

/** One column, one action, no pictures: it reads the same with images off, in the dark and as plain text. */
export function Layout({ sender, preview, title, action, reason, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{SCREENS}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="ground" style={{ margin: 0, padding: "32px 16px", backgroundColor: LIGHT.background }}>
        <Container className="sheet" style={SHEET}>
          <Text className="link" style={LETTERHEAD}>
            {sender.name}
          </Text>
          <Heading as="h1" className="ink" style={TITLE}>
            {title}
          </Heading>
          {children}
          <Section style={{ margin: "28px 0" }}>
            <Button href={action.href} className="action" style={ACTION}>
              {action.label}
            </Button>
          </Section>
          <Text className="quiet" style={QUIET} data-skip-in-text="true">
            If the button does not work, open this address:
            <br />
            <Link
              href={action.href}
              className="link"
              style={{ color: LIGHT.primary, wordBreak: "break-all" }}
            >
              {action.href}
            </Link>
          </Text>
          <Hr className="rule" style={{ borderColor: LIGHT.border, margin: "28px 0 16px" }} />
          {sender.ownUrl && (
            <Text className="quiet" style={{ ...QUIET, marginBottom: "16px" }}>
              {"Is this your assessment? "}
              <Link href={sender.ownUrl} className="link" style={{ color: LIGHT.primary }}>
                Confirm it once on this device
              </Link>
              {
                " to manage and share the report. This link is for you only: please remove it before you forward this email."
              }
            </Text>
          )}
          <Text className="quiet" style={QUIET}>
            {reason}
          </Text>
          <Text className="quiet" style={QUIET}>
            {sender.name}, {sender.postalAddress}
          </Text>
          {sender.unsubscribeUrl && (
            <Text className="quiet" style={QUIET}>
              <Link href={sender.unsubscribeUrl} className="link" style={{ color: LIGHT.primary }}>
                Stop messages like this one
              </Link>
            </Text>
          )}
        </Container>
      </Body>
    </Html>
  );
}

export const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text className="ink" style={{ ...INK, fontSize: "16px", lineHeight: "1.55", margin: "0 0 14px" }}>
    {children}
  </Text>
);

/** Details, with room before what follows them. */
export const Details = ({ children }: { children: ReactNode }) => (
  <Section style={{ marginBottom: "14px" }}>{children}</Section>
);

/** A label and its value, one a line. */
export const Detail = ({ label, value }: { label: string; value: string }) => (
  <Text className="ink" style={{ ...INK, fontSize: "16px", lineHeight: "1.5", margin: "0 0 6px" }}>
    <span className="quiet" style={{ color: LIGHT["muted-foreground"] }}>
      {`${label}: `}
    </span>
    {value}
  </Text>
);

const SANS = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const INK = {
  color: LIGHT.foreground,
  fontFamily: SANS,
  wordBreak: "break-word",
  textWrap: "pretty",
} as const;

const SHEET = {
  maxWidth: "560px",
  padding: "32px",
  backgroundColor: LIGHT.card,
  border: `1px solid ${LIGHT.border}`,
  borderTop: `4px solid ${LIGHT.primary}`,
};

const SERIF = "'Source Serif 4', Georgia, serif";

/** The sender's name as it heads the product's pages. */
const LETTERHEAD = {
  ...INK,
  margin: "0 0 24px",
  color: LIGHT.primary,
  fontFamily: SERIF,
  fontSize: "18px",
  fontWeight: 600,
  lineHeight: "1.3",
} as const;

const TITLE = {
  ...INK,
  margin: "0 0 16px",
  fontFamily: SERIF,
  fontSize: "26px",
  fontWeight: 600,
  lineHeight: "1.2",
  textWrap: "balance",
} as const;

const QUIET = {
  ...INK,
  margin: "0 0 8px",
  color: LIGHT["muted-foreground"],
  fontSize: "13px",
  lineHeight: "1.5",
} as const;

const ACTION = {
  padding: "14px 24px",
  backgroundColor: LIGHT.primary,
  borderRadius: "4px",
  color: LIGHT["primary-foreground"],
  fontFamily: SANS,
  fontSize: "16px",
  fontWeight: 600,
  textDecoration: "none",
};

/** On a phone the words get the room; mail programs that honour it get the dark set, and the others darken the light. */
const SCREENS = `
@media (max-width: 480px) {
  .ground, .ground > table > tbody > tr > td { padding: 16px 8px !important; }
  .sheet { padding: 24px 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: ${DARK.background} !important; }
  .sheet { background-color: ${DARK.card} !important; border-color: ${DARK.border} !important; border-top-color: ${DARK.primary} !important; }
  .ink { color: ${DARK.foreground} !important; }
  .quiet { color: ${DARK["muted-foreground"]} !important; }
  .link { color: ${DARK.primary} !important; }
  .rule { border-color: ${DARK.border} !important; }
  .action { background-color: ${DARK.primary} !important; color: ${DARK["primary-foreground"]} !important; }
}`;
