import { notFound } from "next/navigation";

/** An address below /admin that no page has: the admins stay in their frame. */
export default function AdminPageMissing() {
  notFound();
}
