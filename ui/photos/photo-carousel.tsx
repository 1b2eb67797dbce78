import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Photo, type PhotoSources, type PhotoUrgency } from "./photo.tsx";
import styles from "./photo-carousel.module.css";

export interface CarouselPhoto {
  id: string;
  files: PhotoSources;
  alt: string;
  /** Positioned on the photo in percent, such as dots. */
  overlay?: ReactNode;
}

const anchorOf = (at: number) => `photo-${at + 1}`;
const ratioOf = ({ width, height }: PhotoSources) => width / height;

/**
 * Photos of one height, at most 80 % of the window, each centred on its own colour. Swiped on phones, moved by arrow
 * keys, selected by thumbnails, which are links without script.
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
  /** The index of the photo to scroll to; a new object scrolls again. */
  shown?: { at: number } | null;
  /** Loading priority of the first photo. */
  urgency?: PhotoUrgency;
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // The scroll position is the browser's state.
  useEffect(() => {
    if (shown === null) return;
    showSlide(strip.current, shown.at);
    strip.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  const move = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const last = photos.length - 1;
    const targets: Record<string, number> = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last };
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    showSlide(strip.current, Math.min(Math.max(to, 0), last));
  };
  const narrowest = Math.min(...photos.map(({ files }) => ratioOf(files)));
  return (
    <div>
      <ul
        ref={strip}
        className={styles.slides}
        style={{ "--ratio": narrowest }}
        // A scrolling region must be focusable.
        tabIndex={photos.length > 1 ? 0 : undefined}
        aria-label={label}
        onKeyDown={move}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {photos.map(({ id, files, alt, overlay }, at) => (
          <li key={id} id={anchorOf(at)} className={styles.slide} style={{ "--ground": files.colour }}>
            <div className={styles.frame} style={{ "--own": ratioOf(files) }}>
              <Photo files={files} alt={alt} sizes={sizes} urgency={at === 0 ? urgency : "lazy"} />
              {overlay}
            </div>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <Thumbnails photos={photos} current={current} onSelect={(index) => showSlide(strip.current, index)} />
      )}
    </div>
  );
}

function Thumbnails({
  photos,
  current,
  onSelect,
}: {
  photos: readonly CarouselPhoto[];
  current: number;
  onSelect: (index: number) => void;
}) {
  return (
    <nav className={styles.thumbnails} aria-label="Photos">
      {photos.map(({ id, files, alt }, at) => (
        <a
          key={id}
          href={`#${anchorOf(at)}`}
          className={styles.thumbnail}
          style={{ aspectRatio: ratioOf(files) }}
          aria-label={`Photo ${at + 1}${alt ? `, ${alt}` : ""}`}
          aria-current={at === current ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            onSelect(at);
          }}
        >
          <Photo files={files} alt="" sizes="96px" fit="cover" />
        </a>
      ))}
      <span className={styles.count} aria-hidden="true">
        {current + 1} of {photos.length}
      </span>
    </nav>
  );
}

function showSlide(list: HTMLUListElement | null, at: number) {
  const slide = list?.children[at];
  if (!list || !(slide instanceof HTMLElement)) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: isStill ? "auto" : "smooth" });
}
