interface TickProps {
  label: string;
  isOn: boolean;
  onChange: () => void;
}

/** The box by which a lead is chosen among others. */
export const Tick = ({ label, isOn, onChange }: TickProps) => (
  <label className="float-left mr-2 inline-flex size-6 items-center justify-center max-lg:size-11">
    <input
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={onChange}
      className="size-4 accent-primary"
    />
  </label>
);
