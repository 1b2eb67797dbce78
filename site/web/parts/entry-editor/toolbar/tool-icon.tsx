import styles from "./tool-icon.module.css";

const drawings = {
  heading: "M5 6v12M5 12h7M12 6v12M16 10c1-1.500 4-1 4 1 0 1.500-4 4-4 5h4",
  subheading:
    "M5 6v12M5 12h7M12 6v12M16 9.500h4l-2.500 2.700c1.600 0 2.700.900 2.700 2.300 0 1.700-2.200 2.500-4 1.200",
  bold: "M8 5h5a3.500 3.500 0 0 1 0 7H8ZM8 12h6a3.500 3.500 0 0 1 0 7H8Z",
  italic: "M10 5h7M7 19h7M14 5l-4 14",
  strike:
    "M5 12h14M16.500 7.500c-.5-1.500-2-2.500-4.500-2.500-2.700 0-4.500 1.400-4.500 3.500 0 1.600 1 2.700 3 3.500M7.500 16c.4 1.800 2.100 3 4.600 3 2.800 0 4.700-1.400 4.700-3.600 0-1-.4-1.900-1.200-2.600",
  link: "M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1",
  list: "M9 7h11M9 12h11M9 17h11M5 7h.01M5 12h.01M5 17h.01",
  numbers:
    "M10 7h10M10 12h10M10 17h10M4.500 6l1.200-.8V9M4.300 14.500c.5-1.300 2.300-.9 2.200.2-.1.800-1.400 1.400-2.200 2.600h2.400",
  quote: "M6 8h4v5c0 2-1 3.500-4 4M14 8h4v5c0 2-1 3.500-4 4",
  pull: "M4 5h16M4 19h16M8 10h3v3c0 1-.7 2-2.500 2.300M13.500 10h3v3c0 1-.7 2-2.500 2.300",
  divider: "M4 12h16",
  photo: "M4 5h16v14H4ZM4 16l5-5 4 4 2.5-2.5L20 17",
  hanger: "M12 9.500V8.200a2.200 2.200 0 1 0-2.200-2.200M12 9.500 3 16c-.8.6-.4 2 .6 2h16.800c1 0 1.400-1.400.6-2Z",
  scissors:
    "M7 8.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM7 20.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM9 7.500 20 17M9 16.500 20 7",
  wider: "M4 12h16M7 8h10M7 16h10",
  undo: "M9 7 4 12l5 5M4 12h10c4 0 6 2 6 5",
  redo: "M15 7l5 5-5 5M20 12H10c-4 0-6 2-6 5",
} as const;

export type ToolIconName = keyof typeof drawings;

/** An icon that only the editor has: they come with its code, and no other page pays for them. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
