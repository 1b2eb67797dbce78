import { Button } from "@hemline/ui/buttons/button.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { useState } from "react";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { CropDialog } from "../photos/crop-dialog.tsx";
import { FileButton } from "../photos/file-button.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import { usePhotoUpload } from "../photos/use-photo-upload.ts";
import { ItemPicture } from "../wardrobe/item-picture.tsx";
import styles from "./item-photo-field.module.css";

/** Replaces or crops the photo of an item. A crop counts at once, another photo when the item is saved. */
export function ItemPhotoField({
  photo,
  errors = [],
  onChange,
}: {
  photo: PhotoCard | null;
  errors?: readonly string[];
  onChange: (photo: PhotoCard) => void;
}) {
  const [file, setFile] = useState<File>();
  const [isCropping, setCropping] = useState(false);
  const { upload, progress, error } = usePhotoUpload((uploaded) => {
    setFile(uploaded.file);
    onChange(uploaded.photo);
  });
  const message = [...errors, error].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.field} aria-label="Photo">
      <div className={styles.picture}>
        <ItemPicture item={{ photo }} sizes={photoSizes.itemTile} alt="" />
      </div>
      <div className={layout.stack}>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <FileButton label="Choose a photo" busy={progress !== null} onChoose={(chosen) => void upload(chosen)}>
            {photo ? "Change photo" : "Choose photo"}
          </FileButton>
          {photo && (
            <Button kind="line" size="sm" onClick={() => setCropping(true)}>
              Crop photo
            </Button>
          )}
        </div>
        {progress !== null && <Progress value={progress} label="Uploading the photo" />}
        {message && (
          <p className={styles.message} role="alert">
            {message}
          </p>
        )}
      </div>
      {isCropping && photo && (
        <CropDialog
          card={photo}
          file={file}
          alt="The item"
          onDone={(cropped) => {
            onChange(cropped);
            setCropping(false);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </fieldset>
  );
}
