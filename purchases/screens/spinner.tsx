/** Dots of 8, 12 and 16 px. */
export function Spinner({ size, label }: { size: "small" | "medium" | "large"; label?: string }) {
  return (
    <span className={`hpc-spinner hpc-spinner-${size}`} aria-hidden={!label}>
      <i />
      <i />
      <i />
      {label ? <span className="hpc-hidden-words">{label}</span> : null}
    </span>
  );
}
