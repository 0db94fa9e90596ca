import { notFound } from "next/navigation";

/** 404 below /admin: the admins stay in their frame. */
export default function AdminPageMissing() {
  notFound();
}
