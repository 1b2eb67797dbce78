import styles from "./skeleton.module.css";

/** A placeholder for loading content. `ratio` is height / width; without it, a line of text. */
export function Skeleton({ ratio, width = "100%" }: { ratio?: number; width?: string }) {
  return (
    <span
      className={ratio ? styles.block : styles.line}
      style={{ inlineSize: width, ...(ratio && { aspectRatio: 1 / ratio }) }}
      aria-hidden="true"
    />
  );
}
