import { renderHook } from "@testing-library/react";
import { useHeldOrder } from "@/components/admin/leads/use-held-order";
import type { Lead } from "@/lib/client/hooks/use-leads";
import { LEAD } from "../support/leads";

interface Asked {
  rows: Lead[];
  opened: string | null;
  question: string;
}
const lead = (id: string, more: Partial<Lead> = {}): Lead => ({ ...LEAD, id, ...more });
const rowsOf = (ids: string): Lead[] => [...ids].map((id) => lead(id));
const ids = (rows: readonly Lead[]) => rows.map(({ id }) => id).join("");

test("while a lead is open the rows stay in their order, with what is known of them now", () => {
  const first: Asked = { rows: rowsOf("abcd"), opened: null, question: "call-first" };
  const { result, rerender } = renderHook(
    ({ rows, opened, question }: Asked) => useHeldOrder(rows, opened, question),
    { initialProps: first },
  );
  const show = (rows: Lead[], opened: string | null, question = "call-first") => {
    rerender({ rows, opened, question });
    return result.current;
  };
  expect(ids(show(rowsOf("abcd"), "a"))).toBe("abcd");
  // Worked, it is the last to be called.
  const worked = show([...rowsOf("bcd"), lead("a", { nextActionOn: "2026-11-30" })], "a");
  expect(ids(worked)).toBe("abcd");
  expect(worked[0]?.nextActionOn).toBe("2026-11-30");
  // It has left the page, and another came in; what was deleted and never opened goes.
  expect(ids(show(rowsOf("bde"), "b"))).toBe("abde");
  expect(ids(show(rowsOf("de"), "d"))).toBe("abde");
  // Another list is another list; closed, the rows are as they are.
  expect(ids(show(rowsOf("xyz"), "d", "newest"))).toBe("xyz");
  expect(ids(show(rowsOf("eda"), null))).toBe("eda");
});

test("a list that is left with a lead open is in the same order when one comes back to it", () => {
  const left = renderHook(() => useHeldOrder(rowsOf("abcd"), "b", "call-first"));
  left.unmount();
  // Worked on its brief, it is the last to be called.
  const back = () => renderHook(() => useHeldOrder(rowsOf("acdb"), "b", "call-first")).result.current;
  window.history.replaceState({ dialog: "lead:b" }, "");
  expect(ids(back())).toBe("abcd");
  // Opened anew, it is where it is now.
  window.history.replaceState(null, "");
  expect(ids(back())).toBe("acdb");
});
