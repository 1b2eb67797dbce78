import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import type { FigureLayout, FigurePhoto } from "../../../../shared/notebook/entry-document.ts";
import { ToolIcon } from "../toolbar/tool-icon.tsx";
import styles from "./figure-node.module.css";

/** Crop, width, and a second photo. */
export function FigureTools({
  photos,
  layout,
  mayCrop,
  onCrop,
  onLayout,
  onPhotos,
  onAddPhoto,
}: {
  photos: readonly FigurePhoto[];
  layout: FigureLayout;
  mayCrop: (id: string) => boolean;
  onCrop: (id: string) => void;
  onLayout: (layout: FigureLayout) => void;
  onPhotos: (photos: readonly FigurePhoto[]) => void;
  onAddPhoto: () => void;
}) {
  return (
    <>
      {photos.map(({ id }, at) => (
        <IconButton
          key={id}
          icon="crop"
          label={photos.length > 1 ? `Crop photo ${at + 1}` : "Crop photo"}
          disabled={!mayCrop(id)}
          onClick={() => onCrop(id)}
        />
      ))}
      {photos.length === 1 ? (
        <>
          <button
            type="button"
            className={styles.wider}
            aria-label="Wider than the text"
            title="Wider than the text"
            aria-pressed={layout === "full"}
            onClick={() => onLayout(layout === "full" ? "inset" : "full")}
          >
            <ToolIcon name="wider" />
          </button>
          <IconButton icon="plus" label="Add a second photo" onClick={onAddPhoto} />
        </>
      ) : (
        <>
          <IconButton icon="again" label="Swap the photos" onClick={() => onPhotos([...photos].reverse())} />
          <IconButton icon="minus" label="Remove the second photo" onClick={() => onPhotos(photos.slice(0, 1))} />
        </>
      )}
    </>
  );
}
