import { act, fireEvent, render, screen } from "@testing-library/react";
import { AdminSearch } from "@/components/admin/shell/admin-search";

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const asked: string[] = [];
const search = (q: string) => (
  <AdminSearch label="Search" placeholder="Search..." q={q} onSearch={(wanted) => asked.push(wanted)} />
);
const box = () => screen.getByRole("searchbox");
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = () => act(async () => jest.advanceTimersByTimeAsync(300));

describe("the search box of the dashboard", () => {
  test("keeps what is typed while an earlier search is on its way", async () => {
    const { rerender } = render(search(""));
    type("hal");
    await wait();
    expect(asked.splice(0)).toEqual(["hal"]);
    type("halden");
    rerender(search("hal"));
    expect(box()).toHaveValue("halden");
    await wait();
    expect(asked.splice(0)).toEqual(["halden"]);
  });

  test("shows the search that the back and forward buttons lead to", async () => {
    const { rerender } = render(search(""));
    type("hal");
    await wait();
    for (const q of ["hal", "", "hal"]) {
      rerender(search(q));
      expect(box()).toHaveValue(q);
    }
    await wait();
    expect(asked.splice(0)).toEqual(["hal"]);
  });
});
