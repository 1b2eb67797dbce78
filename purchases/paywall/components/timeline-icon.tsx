import type { CSSProperties } from "react";

/** On a 24 × 24 grid, with 2 px strokes. */
const paths: Record<string, string> = {
  check: "M4.5 12.5l5 5L19.5 7",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4M12 5V3",
  calendar: "M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4",
  camera: "M3.5 8h4l2-3h5l2 3h4v11.5h-17ZM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z",
  card: "M3 6h18v13H3ZM3 10.5h18M6.5 15h4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.2l3.5 2",
  crown: "M4 18.5h16M4.5 15 3 7l5 3.5L12 5l4 5.5L21 7l-1.5 8Z",
  gift: "M4 9h16v4H4ZM5.5 13v7.5h13V13M12 9v11.5M12 9C8 9 6.5 4 9 3.6S12 9 12 9s.5-5.8 3-5.4S16 9 12 9",
  hanger: "M9.5 6.5a2.5 2.5 0 1 1 2.5 2.5v2L3 17.5h18L12 11",
  heart: "M12 20C5 15.5 3 12 3 8.800A4.7 4.7 0 0 1 12 7a4.7 4.7 0 0 1 9 1.800C21 12 19 15.5 12 20Z",
  lock: "M5.5 11h13v9.500h-13ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  mail: "M3 5.500h18v13H3ZM3.5 6.500l8.5 7 8.5-7",
  person: "M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.500c.6-4.5 3.5-6 7.5-6s6.9 1.5 7.5 6",
  sparkle: "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2Z",
  star: "M12 3.500l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.800l6-.8Z",
  tag: "M3.5 12.500V4h8.500l8.5 8.5-8.5 8.500ZM8 8v.1",
  unlock: "M5.5 11h13v9.500h-13ZM8.5 11V8a3.5 3.5 0 0 1 6.8-1.2",
  x: "M6 6l12 12M18 6 6 18",
};

const otherNames: Record<string, string> = {
  checkmark: "check",
  tick: "check",
  notification: "bell",
  reminder: "bell",
  "credit-card": "card",
  time: "clock",
  "lock-open": "unlock",
  email: "mail",
  envelope: "mail",
  user: "person",
  sparkles: "sparkle",
  shirt: "hanger",
  wardrobe: "hanger",
  close: "x",
};

/** A dot for an unknown name. */
export function TimelineIcon({ name, px, color }: { name: string; px: number; color: string }) {
  const plain = name.toLowerCase().replaceAll("_", "-");
  const known = Object.hasOwn(otherNames, plain) ? otherNames[plain]! : plain;
  const path = Object.hasOwn(paths, known) ? paths[known] : null;
  return (
    <svg
      className="hpp-icon"
      viewBox="0 0 24 24"
      style={{ "--hpp-icon-size": `${px}px`, color } as CSSProperties}
      aria-hidden="true"
    >
      {path ? <path d={path} /> : <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />}
    </svg>
  );
}
