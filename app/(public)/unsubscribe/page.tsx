import type { Metadata } from "next";
import { UnsubscribeScreen } from "@/components/email/unsubscribe-screen";
import { UNSUBSCRIBE_TITLE } from "@/lib/domain/email/messages";
import { UnsubscribeQuery } from "@/lib/domain/email/unsubscribe";

export const metadata: Metadata = { title: UNSUBSCRIBE_TITLE };

interface UnsubscribePageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function UnsubscribePage({ searchParams }: UnsubscribePageProps) {
  const query = UnsubscribeQuery.safeParse(await searchParams);
  return <UnsubscribeScreen token={query.success ? query.data.token : null} />;
}
