import { useEffect, useState } from "react";
import { Input } from "@/components/ui/input";

/** Debounce, in milliseconds. */
const PAUSE_MS = 250;

interface AdminSearchProps {
  /** The label for screen readers. */
  label: string;
  placeholder: string;
  q: string;
  onSearch: (q: string) => void;
}

/** Search box above a list of the dashboard, debounced. */
export function AdminSearch({ label, placeholder, q, onSearch }: AdminSearchProps) {
  const [typed, setTyped] = useState(q);
  const [seen, setSeen] = useState(q);
  const [asked, setAsked] = useState(q);

  // Another search than ours, as from the back button. Ours comes back while more may have been typed.
  if (q !== seen) {
    setSeen(q);
    if (q !== asked) {
      setAsked(q);
      setTyped(q);
    }
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === q) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  });

  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={200}
      className="sm:max-w-md sm:text-sm!"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
