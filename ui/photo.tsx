import { classNames } from "./class-names.ts";
import styles from "./photo.module.css";

/** The files of one picture, best format first in `sources`; `src` is what every browser can show. */
export interface PhotoFiles {
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  /** Size in px of the whole picture: only its proportion matters. */
  width: number;
  height: number;
  /** The ground until the file is there. */
  colour: string;
}

/**
 * A picture that keeps its place before it is loaded. `fit="cover"` lets it fill a box that its parent sized; otherwise
 * it has its own proportions.
 */
export function Photo({
  files,
  alt,
  sizes,
  fit = "own",
  urgency = "lazy",
}: {
  files: PhotoFiles;
  alt: string;
  sizes: string;
  fit?: "own" | "cover";
  /** `first` for the largest picture of the first screen, `soon` for the others on it. */
  urgency?: "lazy" | "soon" | "first";
}) {
  const { sources, src, width, height, colour } = files;
  return (
    <picture
      className={classNames(styles.photo, fit === "cover" && styles.cover)}
      style={{ backgroundColor: colour, ...(fit === "own" && { aspectRatio: `${width}/${height}` }) }}
    >
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={urgency === "lazy" ? "lazy" : undefined}
        fetchPriority={urgency === "first" ? "high" : undefined}
        decoding={urgency === "first" ? undefined : "async"}
      />
    </picture>
  );
}
