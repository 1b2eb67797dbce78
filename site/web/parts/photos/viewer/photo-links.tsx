import { useState } from "react";
import { paths } from "../../../../shared/paths.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { onPlainClick } from "../../../on-plain-click.ts";
import { UploadedPhoto } from "../uploaded-photo.tsx";
import { LazyPhotosDialog } from "./lazy-photos-dialog.ts";

const fileOf = ({ id, version, widths }: PhotoCard) => paths.photo(id, version, widths.at(-1) ?? 320, "jpg");

/** Photos as links to their files; with script they open in a dialog. */
export function PhotoLinks({
  photos,
  of,
  sizes,
  className,
}: {
  photos: readonly PhotoCard[];
  /** What they show. */
  of: string;
  sizes: string;
  className: string | undefined;
}) {
  const [opened, setOpened] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={className} data-count={photos.length}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <a
              href={fileOf(photo)}
              aria-label={`Open photo ${at + 1} of ${photos.length}${photo.alt && `: ${photo.alt}`}`}
              onClick={onPlainClick(() => setOpened(at))}
            >
              <UploadedPhoto photo={photo} sizes={sizes} fit="cover" />
            </a>
          </li>
        ))}
      </ul>
      <LazyPhotosDialog
        open={opened !== null}
        photos={photos}
        of={of}
        at={opened ?? 0}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
