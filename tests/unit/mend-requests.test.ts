import { literalAddress } from "@/lib/http/mend-requests";

it.each([
  ["/report/%", "/report/%25"],
  ["/api/assessments/%ff?x=%ff", "/api/assessments/%25ff?x=%ff"],
  ["/a%20b/%E0%A4%A", "/a%2520b/%25E0%25A4%25A"],
])("%s is an address that means nothing, and is taken letter by letter", (address, literal) => {
  expect(literalAddress(address)).toBe(literal);
  expect(() => decodeURIComponent(literal.split("?")[0] ?? "")).not.toThrow();
});

it.each(["/", "/report/x?y=%", "/a%20b", "/%E6%BC%A2?q=1?2", "/api/x%2Fy"])(
  "%s stays as it is",
  (address) => {
    expect(literalAddress(address)).toBe(address);
  },
);
