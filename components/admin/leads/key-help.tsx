import { Dialog } from "@/components/ui/dialog";

const KEYS = [
  ["f", "List the leads to call first"],
  ["/", "Search"],
  ["j  k", "Next lead, previous lead"],
  ["Enter", "Open the lead"],
  ["Esc", "Close the lead or its call brief, leave a field"],
  ["c", "Call"],
  ["b", "Open the call brief, where these keys work as well"],
  ["l", "Log the call"],
  ["d", "Set the date of the next action"],
  ["s", "Change the stage"],
  ["o", "Change the owner"],
  ["n", "Write a note; Ctrl or ⌘ and Enter saves it"],
  ["x", "Select the lead"],
  ["Ctrl or ⌘ K", "Go to a page, a view, or a lead"],
  ["?", "This list"],
] as const;

/** The keys of the dashboard. */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} title="Keyboard Shortcuts">
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-sm">
      {KEYS.map(([keys, what]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="whitespace-pre rounded-sm border border-border bg-muted px-1.5 py-0.5 font-sans">
              {keys}
            </kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
