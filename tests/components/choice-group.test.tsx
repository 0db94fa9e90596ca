import { render, screen } from "@testing-library/react";
import { ChoiceGroup } from "@/components/ui/choice-group";

test("what is wrong with a question is said before its choices, where a phone shows it", () => {
  render(
    <ChoiceGroup id="tools" legend="Tools" error="Please choose one">
      <label>
        <input type="checkbox" /> One
      </label>
    </ChoiceGroup>,
  );
  const [problem, first] = [screen.getByText("Please choose one"), screen.getByRole("checkbox")];
  expect(problem.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByRole("group", { name: /Tools/ })).toHaveAccessibleDescription(/Please choose one/);
});
