import type { CSSProperties } from "react";

const paths = {
  back: "M15 5l-7 7 7 7",
  lock: "M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  check: "M5 12.5l4.5 4.5L19 7.5",
  alert: "M12 7v6.5M12 17.2v.1",
  "alert-circle": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.8v5M12 16v.1",
};

export function Icon({ name, size = 20 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      className={`hpc-icon hpc-icon-${name}`}
      viewBox="0 0 24 24"
      style={{ "--hpc-icon-size": `${size}px` } as CSSProperties}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
