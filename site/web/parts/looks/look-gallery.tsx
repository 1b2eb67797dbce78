import { PhotoCarousel } from "@hemline/ui/photos/photo-carousel.tsx";
import { useMemo } from "react";
import type { LookDetail } from "../../../shared/looks/look.ts";
import { photoSizes } from "../photos/photo-sizes.ts";
import { photoSources } from "../photos/photo-sources.ts";
import styles from "./look-gallery.module.css";
import { TagDot } from "./tags/tag-dot.tsx";

/** `open` is the index of the tag that shows its name. */
export function LookGallery({
  look: { photos, tags, title, member },
  open,
  onOpen,
}: {
  look: LookDetail;
  open: number | null;
  onOpen: (tag: number | null) => void;
}) {
  const shown = useMemo(() => {
    const at = open === null ? -1 : photos.findIndex(({ id }) => id === tags[open]?.photo);
    return at < 0 ? null : { at };
  }, [open, photos, tags]);
  return (
    <div className={styles.gallery}>
      <PhotoCarousel
        label={`Photos of ${title}`}
        sizes={photoSizes.main}
        shown={shown}
        photos={photos.map((photo) => ({
          id: photo.id,
          files: photoSources(photo),
          alt: photo.alt,
          overlay: tags.map(
            (tag, number) =>
              tag.photo === photo.id && (
                <TagDot
                  key={`${tag.x} ${tag.y} ${tag.name}`}
                  tag={tag}
                  owner={member.slug}
                  number={number + 1}
                  isOpen={open === number}
                  onOpen={() => onOpen(open === number ? null : number)}
                />
              ),
          ),
        }))}
      />
    </div>
  );
}
