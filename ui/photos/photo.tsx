import { classNames } from "../styles/class-names.ts";
import styles from "./photo.module.css";

/** The files of one picture, best format first in `sources`; `src` is what every browser can show. */
export interface PhotoSources {
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
  files: PhotoSources;
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
      style={{
        backgroundColor: colour,
        color: textOn(colour),
        ...(fit === "own" && { aspectRatio: `${width}/${height}` }),
      }}
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

/** Ink or paper, whichever is read better on `#rrggbb`: the words that stand in for a picture that did not come. */
function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 124 ? "var(--slip-ink)" : "var(--slip)";
}
