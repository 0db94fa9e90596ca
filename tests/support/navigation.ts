import { browser, stayHere } from "@/lib/client/navigate";

/** Where the page has been left for, in order; a replaced page with a `!` in front. jsdom goes nowhere. */
export function watchLeaving(): string[] {
  const places: string[] = [];
  stayHere();
  jest.spyOn(browser, "assign").mockImplementation((address) => {
    places.push(address);
  });
  jest.spyOn(browser, "replace").mockImplementation((address) => {
    places.push(`!${address}`);
  });
  return places;
}
