import { classNames } from "../styles/class-names.ts";
import styles from "./photo.module.css";

/** Best format first in `sources`; every browser can show `src`. */
export interface PhotoSources {
  sources: readonly { type: string; srcSet: string }[];
  src: string;
  /** In px; only the ratio matters. */
  width: number;
  height: number;
  /** The background until the file has loaded. */
  colour: string;
}

/** `first` for the largest photos of the first screen, one to three of them, and `soon` for the others on it. */
export type PhotoUrgency = "lazy" | "soon" | "first";

/** An image that reserves its space. `fit="cover"` fills a box that its parent sizes; otherwise it keeps its ratio. */
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
  urgency?: PhotoUrgency;
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

/** The more readable text colour on `#rrggbb`, for the alt text of an image that failed to load. */
function textOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 124 ? "var(--slip-ink)" : "var(--slip)";
}
