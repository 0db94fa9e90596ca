import { isRouterState } from "@/lib/server/router-state";

const said = (state: unknown) => encodeURIComponent(JSON.stringify(state));
const REPORT = [
  "",
  {
    children: [
      "(public)",
      { children: ["report", { children: [["assessmentId", "3f6d2c1e", "d", null], {}, null, "refetch"] }] },
      null,
      null,
      16,
    ],
  },
  null,
  null,
  1,
];

it.each([["", {}], REPORT, ["", {}, ["/a", "b"], "metadata-only", 0, "x"]])(
  "what the browser's script says of a page is understood",
  (...state) => {
    expect(isRouterState(said(state))).toBe(true);
  },
);

it.each([
  "",
  "%",
  "x",
  "[]",
  "{}",
  "null",
  said([1, {}]),
  said(["", []]),
  said(["", { children: ["x"] }]),
  said([["a", "b", "z", null], {}]),
  said(["", {}, null, "other"]),
  `${"%5B".repeat(5_000)}`,
  said(["x".repeat(41_000), {}]),
])("what says nothing is not handed on: %.40s", (header) => {
  expect(isRouterState(header)).toBe(false);
});

it("more than one is none", () => {
  expect(isRouterState([said(["", {}]), said(["", {}])])).toBe(false);
});
