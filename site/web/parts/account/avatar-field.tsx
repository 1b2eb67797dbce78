import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { useRef, useState } from "react";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { CropDialog } from "../photos/crop-dialog.tsx";
import styles from "./avatar-field.module.css";
import { type UploadedAvatar, useAvatarUpload } from "./use-avatar-upload.ts";

/** Uploads and crops an avatar at once; it is the member's once the profile is saved. */
export function AvatarField({
  name,
  avatar,
  savedAvatar,
  errors = [],
  onChange,
}: {
  name: string;
  avatar: PhotoCard | null;
  savedAvatar: PhotoCard | null;
  errors?: readonly string[];
  onChange: (avatar: PhotoCard | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [uploaded, setUploaded] = useState<UploadedAvatar | null>(null);
  const { upload, progress, error } = useAvatarUpload((avatar) => {
    onChange(avatar.photo);
    setUploaded(avatar);
  });
  const message = [...errors, error].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.field} aria-describedby={message ? "avatar-message" : undefined}>
      <legend className={styles.legend}>Profile photo</legend>
      <MemberAvatar member={{ username: name, avatar }} size="large" />
      <div className={styles.side}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label="Choose a profile photo"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = "";
            if (file) void upload(file);
          }}
        />
        <div className={styles.buttons}>
          <Button kind="line" size="sm" busy={progress !== null} onClick={() => input.current?.click()}>
            {avatar ? "Change photo" : "Choose photo"}
          </Button>
          {avatar && (
            <Button kind="bare" size="sm" onClick={() => onChange(null)}>
              Remove photo
            </Button>
          )}
          {savedAvatar && avatar?.id !== savedAvatar.id && (
            <Button kind="bare" size="sm" onClick={() => onChange(savedAvatar)}>
              Undo change
            </Button>
          )}
        </div>
        {progress !== null && <Progress value={progress} label="Uploading the photo" />}
        {message && (
          <p id="avatar-message" className={styles.message} role="alert">
            <Icon name="warning" size="sm" />
            {message}
          </p>
        )}
      </div>
      {uploaded && (
        <CropDialog
          card={uploaded.photo}
          file={uploaded.file}
          alt="Your profile photo"
          aspect={1}
          round
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
