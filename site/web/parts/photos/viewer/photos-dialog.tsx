import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { PhotoCarousel } from "@hemline/ui/photos/photo-carousel.tsx";
import { useMemo } from "react";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { photoSources } from "../photo-sources.ts";

/** The photos of a review or a reply large, the chosen one first. */
export function PhotosDialog({
  open,
  photos,
  of,
  at,
  onClose,
}: {
  open: boolean;
  photos: readonly PhotoCard[];
  /** What they show: "Wool coat". */
  of: string;
  at: number;
  onClose: () => void;
}) {
  const shown = useMemo(() => ({ at }), [at]);
  return (
    <Dialog open={open} onClose={onClose} title={of} size="large" close="Close photos">
      <PhotoCarousel
        label={`Photos of ${of}`}
        sizes="(min-width: 768px) 44rem, 94vw"
        shown={shown}
        urgency="soon"
        photos={photos.map((photo) => ({ id: photo.id, files: photoSources(photo), alt: photo.alt }))}
      />
    </Dialog>
  );
}
