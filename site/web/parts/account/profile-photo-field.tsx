import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { type ReactNode, useState } from "react";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { coverAspect } from "../members/member-cover.tsx";
import { CropDialog } from "../photos/crop-dialog.tsx";
import { FileButton } from "../photos/file-button.tsx";
import { type UploadedFile, usePhotoUpload } from "../photos/use-photo-upload.ts";
import styles from "./profile-photo-field.module.css";

const kinds = {
  avatar: { title: "Profile photo", noun: "photo", alt: "Your profile photo", aspect: 1, round: true },
  cover: { title: "Cover", noun: "cover", alt: "Your cover", aspect: coverAspect, round: false },
} as const;

/** Uploads and crops a photo at once; it is the member's once the profile is saved. Its children show it. */
export function ProfilePhotoField({
  kind,
  photo,
  saved,
  errors = [],
  onChange,
  children,
}: {
  kind: keyof typeof kinds;
  photo: PhotoCard | null;
  saved: PhotoCard | null;
  errors?: readonly string[];
  onChange: (photo: PhotoCard | null) => void;
  children: ReactNode;
}) {
  const { title, noun, alt, aspect, round } = kinds[kind];
  const [uploaded, setUploaded] = useState<UploadedFile | null>(null);
  const { upload, progress, error } = usePhotoUpload((uploaded) => {
    onChange(uploaded.photo);
    setUploaded(uploaded);
  });
  const message = [...errors, error].filter(Boolean).join(" ");
  return (
    <fieldset
      className={classNames(styles.field, kind === "cover" && styles.wide)}
      aria-describedby={message ? `${kind}-message` : undefined}
    >
      <legend className={styles.legend}>{title}</legend>
      {children}
      <div className={styles.side}>
        <div className={styles.buttons}>
          <FileButton
            label={`Choose a ${title.toLowerCase()}`}
            busy={progress !== null}
            onChoose={(file) => void upload(file)}
          >
            {photo ? `Change ${noun}` : `Choose ${noun}`}
          </FileButton>
          {photo && (
            <Button kind="bare" size="sm" onClick={() => onChange(null)}>
              Remove {noun}
            </Button>
          )}
          {saved && photo?.id !== saved.id && (
            <Button kind="bare" size="sm" onClick={() => onChange(saved)}>
              Undo change
            </Button>
          )}
        </div>
        {progress !== null && <Progress value={progress} label="Uploading the photo" />}
        {message && (
          <p id={`${kind}-message`} className={styles.message} role="alert">
            <Icon name="warning" size="sm" />
            {message}
          </p>
        )}
      </div>
      {uploaded && (
        <CropDialog
          card={uploaded.photo}
          file={uploaded.file}
          alt={alt}
          aspect={aspect}
          round={round}
          onDone={(photo) => {
            onChange(photo);
            setUploaded(null);
          }}
          onClose={() => setUploaded(null)}
        />
      )}
    </fieldset>
  );
}
