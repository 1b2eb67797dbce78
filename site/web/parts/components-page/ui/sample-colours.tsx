import styles from "../sample.module.css";

const colours = [
  "paper",
  "sheet",
  "tint",
  "linen",
  "line",
  "edge",
  "ink",
  "ink-2",
  "ink-3",
  "brand",
  "teal",
  "teal-wash",
  "deep",
  "warm",
  "warm-text",
  "warm-wash",
  "error",
  "error-wash",
  "ok",
  "ok-wash",
  "focus",
];

export function SampleColours() {
  return (
    <ul className={styles.swatches}>
      {colours.map((name) => (
        <li key={name}>
          <span className={styles.swatch} style={{ background: `var(--${name})` }} />
          <b>{name}</b>
        </li>
      ))}
    </ul>
  );
}
