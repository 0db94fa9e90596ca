interface TeamScaleProps {
  leader: number | null;
  middle: number;
  steps: number;
}

/** Where leader and team are on a scale; the words below it say the same. */
export function TeamScale({ leader, middle, steps }: TeamScaleProps) {
  const at = (step: number) => `${((step - 1) / (steps - 1)) * 100}%`;
  return (
    <div aria-hidden="true" className="relative mx-2.5 my-1 h-5 forced-color-adjust-none">
      <div className="absolute inset-x-0 top-1/2 h-px bg-input" />
      {Array.from({ length: steps }, (_, index) => (
        <span
          key={at(index + 1)}
          className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 h-2 w-px bg-input"
          style={{ left: at(index + 1) }}
        />
      ))}
      {leader !== null && (
        <span
          className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 size-5 rounded-full border-2 border-foreground bg-background"
          style={{ left: at(leader) }}
        />
      )}
      <span
        className="-translate-x-1/2 -translate-y-1/2 absolute top-1/2 size-2.5 rounded-full bg-primary"
        style={{ left: at(middle) }}
      />
    </div>
  );
}
