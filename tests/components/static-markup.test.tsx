import { render, screen } from "@testing-library/react";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { MarkupHolder } from "@/components/static-markup/markup-holder";

const REPORT = "<h1>Halden Creek &amp; Sons</h1>";

test("markup that came as data is shown", () => {
  render(<MarkupHolder version="report:1" markup={REPORT} />);
  expect(screen.getByRole("heading", { name: "Halden Creek & Sons" })).toBeVisible();
});

test("markup that the page holds already stays where it is when the page comes alive", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = `<div id="report:2" class="min-w-0">${REPORT}</div>`;
  const heading = screen.getByRole("heading", { name: "Halden Creek & Sons" });
  const root = await act(async () =>
    hydrateRoot(place, <MarkupHolder version="report:2" markup={undefined} />),
  );
  expect(screen.getByRole("heading", { name: "Halden Creek & Sons" })).toBe(heading);
  act(() => root.unmount());
});

test("a reader who comes back sees what was shown before, though it is not sent again", async () => {
  const { unmount } = await act(async () => render(<MarkupHolder version="report:3" markup={REPORT} />));
  unmount();
  render(<MarkupHolder version="report:3" markup={undefined} />);
  expect(screen.getByRole("heading", { name: "Halden Creek & Sons" })).toBeVisible();
});
