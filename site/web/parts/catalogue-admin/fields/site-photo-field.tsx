import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { type ReactNode, useId, useState } from "react";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import { CropDialog } from "../../photos/crop-dialog.tsx";
import { FileButton } from "../../photos/file-button.tsx";
import { usePhotoUpload } from "../../photos/use-photo-upload.ts";
import styles from "./site-photo-field.module.css";

/** A logo or a cover. A crop counts at once, another photo when the form is saved. Its children show it. */
export function SitePhotoField({
  title,
  photo,
  alt,
  aspect,
  hint,
  errors = [],
  onUpload,
  onChange,
  children,
}: {
  title: "Logo" | "Cover";
  photo: PhotoCard | null;
  /** What it shows. */
  alt: string;
  /** Width / height; any without it. */
  aspect?: number;
  hint?: string;
  errors?: readonly string[] | undefined;
  /** Called with what is under way. */
  onUpload: (upload: Promise<unknown>) => void;
  onChange: (photo: PhotoCard | null) => void;
  children: ReactNode;
}) {
  const id = useId();
  const noun = title.toLowerCase();
  const [file, setFile] = useState<File>();
  const [isCropping, setCropping] = useState(false);
  const { upload, progress, error } = usePhotoUpload((uploaded) => {
    setFile(uploaded.file);
    onChange(uploaded.photo);
    if (aspect && isOff(uploaded.photo, aspect)) setCropping(true);
  });
  const message = [...errors, error].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.field} aria-describedby={message ? id : undefined}>
      <legend className={styles.legend}>{title}</legend>
      <div className={title === "Logo" ? styles.beside : styles.below}>
        {children}
        <div className={styles.side}>
          <PhotoButtons
            noun={noun}
            isChosen={photo !== null}
            busy={progress !== null}
            onFile={(chosen) => onUpload(upload(chosen))}
            onCrop={() => setCropping(true)}
            onRemove={() => onChange(null)}
          />
          {progress !== null && <Progress value={progress} label={`Uploading the ${noun}`} />}
          {message ? (
            <p id={id} className={styles.message} role="alert">
              <Icon name="warning" size="sm" />
              {message}
            </p>
          ) : (
            hint && <p className={styles.hint}>{hint}</p>
          )}
        </div>
      </div>
      {isCropping && photo && (
        <CropDialog
          card={photo}
          file={file}
          alt={alt || title}
          {...(aspect && { aspect })}
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

const isOff = ({ width, height }: PhotoCard, aspect: number): boolean => Math.abs(width / height / aspect - 1) > 0.02;

function PhotoButtons({
  noun,
  isChosen,
  busy,
  onFile,
  onCrop,
  onRemove,
}: {
  noun: string;
  /** There is a photo already. */
  isChosen: boolean;
  busy: boolean;
  onFile: (file: File) => void;
  onCrop: () => void;
  onRemove: () => void;
}) {
  return (
    <div className={styles.buttons}>
      <FileButton label={`Choose a ${noun}`} busy={busy} onChoose={onFile}>
        {isChosen ? `Replace ${noun}` : `Choose ${noun}`}
      </FileButton>
      {isChosen && (
        <>
          <Button kind="bare" size="sm" onClick={onCrop} aria-label={`Crop ${noun}`}>
            Crop
          </Button>
          <Button kind="bare" size="sm" onClick={onRemove} aria-label={`Remove ${noun}`}>
            Remove
          </Button>
        </>
      )}
    </div>
  );
}
