import { classNames } from "@hemline/ui/styles/class-names.ts";
import { useState } from "react";
import type { FigurePhoto } from "../../../../shared/notebook/entry-document.ts";
import { CropDialog } from "../../photos/crop-dialog.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import { type EditorMedia, useMedia } from "../media/editor-media.ts";
import type { FigureAttributes } from "../schema/editor-schema.ts";
import { isPicked, nodeChanges } from "./change-node.ts";
import styles from "./figure-node.module.css";
import { FigureTools } from "./figure-tools.tsx";
import type { NodePortal } from "./node-portals.ts";
import { NodeTools } from "./node-tools.tsx";
import { PhotoDescriptions } from "./photo-descriptions.tsx";

/** One or two photos in the text. Chosen, it has buttons above it and says what the photos show below. */
export function FigureNode({
  portal,
  media,
  onAddPhoto,
  onSaid,
}: {
  portal: NodePortal;
  media: EditorMedia;
  /** Puts a second photo beside the only one. */
  onAddPhoto: (add: (photo: FigurePhoto) => void) => void;
  onSaid: (said: string) => void;
}) {
  const { layout, photos } = portal.node.attrs as FigureAttributes;
  const changes = nodeChanges(portal);
  const [cropped, setCropped] = useState<string | null>(null);
  const known = useMedia(media).photos;
  const picked = isPicked(portal);
  const set = (next: readonly FigurePhoto[]) =>
    changes.setAttributes({ photos: next, layout: next.length === 2 ? "pair" : layout === "pair" ? "inset" : layout });
  const asksForWords = photos.some(({ alt }) => alt.trim() === "") || picked;
  const card = cropped === null ? undefined : known[cropped];
  return (
    <div className={classNames(styles.figure, picked && styles.picked)}>
      {picked && (
        <NodeTools label={photos.length > 1 ? "Photos" : "Photo"} changes={changes} onMoved={onSaid}>
          <FigureTools
            photos={photos}
            layout={layout}
            mayCrop={(id) => known[id] !== undefined}
            onCrop={setCropped}
            onLayout={(next) => changes.setAttributes({ layout: next })}
            onPhotos={set}
            onAddPhoto={() => onAddPhoto((photo) => set([...photos, photo]))}
          />
        </NodeTools>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys get to it too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys get to it too */}
      <div className={styles.photos} data-layout={layout} onClick={changes.choose}>
        {photos.map(({ id, alt }) => {
          const photo = known[id];
          return (
            <div key={id} className={styles.photo} style={{ flexGrow: photo ? photo.width / photo.height : 1 }}>
              {photo ? (
                <UploadedPhoto photo={photo} alt={alt} sizes={photoSizes.coverField} />
              ) : (
                <p className={styles.missing}>This photo is gone. Remove it, or upload it again.</p>
              )}
            </div>
          );
        })}
      </div>
      {asksForWords && <PhotoDescriptions photos={photos} onChange={set} onDone={() => portal.view.focus()} />}
      {card && (
        <CropDialog
          card={card}
          file={media.fileOf(card.id)}
          alt={photos.find(({ id }) => id === card.id)?.alt || "Photo"}
          onDone={(next) => {
            media.add({ photos: { [next.id]: next } });
            setCropped(null);
          }}
          onClose={() => setCropped(null)}
        />
      )}
    </div>
  );
}
