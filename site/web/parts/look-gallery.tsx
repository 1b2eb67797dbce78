import { type CSSProperties, useEffect, useRef, useState } from "react";
import type { LookDetail } from "../../shared/look.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import styles from "./look-gallery.module.css";
import { LookPhoto } from "./look-photo.tsx";
import { lookSizes } from "./look-sizes.ts";
import { TagDot } from "./tag-dot.tsx";

const anchorOf = (at: number) => `photo-${at + 1}`;

/**
 * A look's photos side by side: swiped on a phone, chosen by the small ones below. The small ones are links to their
 * photo, so they lead there without script too. `open` is the tag that shows its name, by its place in the list.
 */
export function LookGallery({
  look: { photos, tags, title },
  open,
  onOpen,
}: {
  look: LookDetail;
  open: number | null;
  onOpen: (tag: number | null) => void;
}) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const openPhoto = open === null ? -1 : photos.findIndex(({ id }) => id === tags[open]?.photo);
  // A name chosen in the list brings its photo into view: how far a list is scrolled is the browser's own state.
  useEffect(() => {
    if (open === null || openPhoto < 0) return;
    scrollToSlide(strip.current, openPhoto);
    strip.current?.scrollIntoView({ block: "nearest" });
  }, [open, openPhoto]);
  return (
    <div style={ratioOf(photos[0])}>
      <ul
        ref={strip}
        className={styles.strip}
        // A region that scrolls must be reachable by keys.
        tabIndex={photos.length > 1 ? 0 : undefined}
        aria-label={`Photos of ${title}`}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {photos.map((photo, at) => (
          <li key={photo.id} id={anchorOf(at)} className={styles.slide}>
            <div className={styles.frame} style={ratioOf(photo)}>
              <LookPhoto photo={photo} sizes={lookSizes.main} urgency={at === 0 ? "first" : "lazy"} />
              {tags.map(
                (tag, number) =>
                  tag.photo === photo.id && (
                    <TagDot
                      key={`${tag.x} ${tag.y} ${tag.name}`}
                      tag={tag}
                      number={number + 1}
                      isOpen={open === number}
                      onOpen={() => onOpen(open === number ? null : number)}
                    />
                  ),
              )}
            </div>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <nav className={styles.thumbs} aria-label="Photos">
          {photos.map((photo, at) => (
            <a
              key={photo.id}
              href={`#${anchorOf(at)}`}
              className={styles.thumb}
              aria-label={`Photo ${at + 1}${photo.alt ? `, ${photo.alt}` : ""}`}
              aria-current={at === current ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                scrollToSlide(strip.current, at);
              }}
            >
              <LookPhoto photo={photo} alt="" sizes={lookSizes.thumb} fit="cover" />
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

const ratioOf = (photo: PhotoCard | undefined) =>
  ({ "--ratio": photo ? photo.width / photo.height : 1 }) as CSSProperties;

function scrollToSlide(list: HTMLUListElement | null, at: number) {
  const slide = list?.children[at];
  if (!list || !(slide instanceof HTMLElement)) return;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: isStill ? "auto" : "smooth" });
}
