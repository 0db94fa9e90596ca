import { cn } from "./class-names";

interface DialogHeadProps {
  /** Names the dialog, and takes the keyboard where there is nothing to fill in. */
  titleId: string;
  title: string;
  className: string;
  onClose: () => void;
}

/** Title and close button of a dialog, over the page or beside it. */
export const DialogHead = ({ titleId, title, className, onClose }: DialogHeadProps) => (
  <div className={cn("flex items-start justify-between gap-4", className)}>
    <h2 id={titleId} tabIndex={-1} className="min-w-0 break-words outline-none">
      {title}
    </h2>
    <button
      type="button"
      aria-label="Close"
      onClick={onClose}
      className="-mt-2 -mr-2 min-h-11 min-w-11 rounded-sm text-xl leading-none hover:bg-muted"
    >
      <span aria-hidden="true">×</span>
    </button>
  </div>
);
