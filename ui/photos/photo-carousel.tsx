import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Photo, type PhotoSources } from "./photo.tsx";
import styles from "./photo-carousel.module.css";

export interface CarouselPhoto {
  id: string;
  files: PhotoSources;
  alt: string;
  /** What lies on the photo, placed by shares of its width and height: dots, a form. */
  overlay?: ReactNode;
}

const anchorOf = (at: number) => `photo-${at + 1}`;
const ratioOf = ({ width, height }: PhotoSources) => width / height;

/**
 * One or more photos on a stage of one height, at most 80 % of the window: each stands in the middle of its own
 * colour. Swiped on a phone, moved by arrow keys, chosen by the small ones below, which are links without script.
 */
export function PhotoCarousel({
  label,
  photos,
  sizes,
  shown = null,
  urgency = "first",
}: {
  label: string;
  photos: readonly CarouselPhoto[];
  sizes: string;
  /** The photo somebody asked to see, by its place; a new object for each wish. Null while nobody asked. */
  shown?: { at: number } | null;
  /** How soon the first photo is needed. */
  urgency?: "lazy" | "soon" | "first";
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // How far a list is scrolled is the browser's own state.
  useEffect(() => {
    if (shown === null) return;
    showSlide(strip.current, shown.at);
    strip.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const move = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const last = photos.length - 1;
    const places: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    showSlide(strip.current, Math.min(Math.max(to, 0), last));
  };
  const narrowest = Math.min(...photos.map(({ files }) => ratioOf(files)));
  return (
    <div>
      <ul
        ref={strip}
        className={styles.strip}
        style={{ "--ratio": narrowest } as CSSProperties}
        // A region that scrolls must be reachable by keys.
        tabIndex={photos.length > 1 ? 0 : undefined}
        aria-label={label}
        onKeyDown={move}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {photos.map(({ id, files, alt, overlay }, at) => (
          <li key={id} id={anchorOf(at)} className={styles.slide} style={{ "--ground": files.colour } as CSSProperties}>
            <div className={styles.frame} style={{ "--own": ratioOf(files) } as CSSProperties}>
              <Photo files={files} alt={alt} sizes={sizes} urgency={at === 0 ? urgency : "lazy"} />
              {overlay}
            </div>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <nav className={styles.thumbs} aria-label="Photos">
          {photos.map(({ id, files, alt }, at) => (
            <a
              key={id}
              href={`#${anchorOf(at)}`}
              className={styles.thumb}
              style={{ aspectRatio: ratioOf(files) }}
              aria-label={`Photo ${at + 1}${alt ? `, ${alt}` : ""}`}
              aria-current={at === current ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                showSlide(strip.current, at);
              }}
            >
              <Photo files={files} alt="" sizes="96px" fit="cover" />
            </a>
          ))}
          <span className={styles.count} aria-hidden="true">
            {current + 1} of {photos.length}
          </span>
        </nav>
      )}
    </div>
  );
}

function showSlide(list: HTMLUListElement | null, at: number) {
  const slide = list?.children[at];
  if (!list || !(slide instanceof HTMLElement)) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: isStill ? "auto" : "smooth" });
}
