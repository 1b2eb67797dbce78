import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { Progress } from "@hemline/ui/uploads/progress.tsx";
import { useRef, useState } from "react";
import { photoLimits } from "../../../shared/limits.ts";
import type { PhotoCard } from "../../../shared/photo.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { CallFailure } from "../../call-failure.ts";
import { openAccountModal } from "../../shell/account-request.ts";
import { useHoldReload } from "../../shell/hold-reload.ts";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { CropDialog } from "../photos/crop-dialog.tsx";
import { uploadPhoto } from "../photos/upload-photo.ts";
import styles from "./avatar-field.module.css";

/** Uploads and crops an avatar at once; it is the member's once the profile is saved. */
export function AvatarField({
  name,
  avatar,
  before,
  errors = [],
  onChange,
}: {
  name: string;
  avatar: PhotoCard | null;
  /** The saved avatar. */
  before: PhotoCard | null;
  errors?: readonly string[];
  onChange: (avatar: PhotoCard | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [part, setPart] = useState<number | null>(null);
  const [fault, setFault] = useState("");
  const [sent, setSent] = useState<{ file: File; photo: PhotoCard } | null>(null);
  useHoldReload(part !== null);
  const send = async (file: File, id = randomUuid()) => {
    if (file.size > photoLimits.sizeBytes) return setFault("The photo is larger than 20 MB.");
    setFault("");
    setPart(0);
    try {
      const photo = await uploadPhoto(id, file, setPart, new AbortController().signal);
      onChange(photo);
      setSent({ file, photo });
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (failure.status === 401) openAccountModal({ mode: "login", onSignedIn: () => send(file, id) });
      setFault(failure.answer?.message ?? "The photo did not arrive. Choose it again.");
    } finally {
      setPart(null);
    }
  };
  const words = [...errors, fault].filter(Boolean).join(" ");
  return (
    <fieldset className={styles.field} aria-describedby={words ? "avatar-words" : undefined}>
      <legend className={styles.legend}>Picture</legend>
      <MemberAvatar member={{ username: name, avatar }} size="large" />
      <div className={styles.side}>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label="Choose a picture"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = "";
            if (file) void send(file);
          }}
        />
        <div className={styles.buttons}>
          <Button kind="line" size="sm" busy={part !== null} onClick={() => input.current?.click()}>
            {avatar ? "Change picture" : "Choose picture"}
          </Button>
          {avatar && (
            <Button kind="bare" size="sm" onClick={() => onChange(null)}>
              Remove
            </Button>
          )}
          {before && avatar?.id !== before.id && (
            <Button kind="bare" size="sm" onClick={() => onChange(before)}>
              Keep the old one
            </Button>
          )}
        </div>
        {part !== null && <Progress value={part} label="Uploading the picture" />}
        {words && (
          <p id="avatar-words" className={styles.words} role="alert">
            <Icon name="warning" size="sm" />
            {words}
          </p>
        )}
      </div>
      {sent && (
        <CropDialog
          card={sent.photo}
          file={sent.file}
          alt="Your picture"
          aspect={1}
          round
          onDone={(photo) => {
            onChange(photo);
            setSent(null);
          }}
          onClose={() => setSent(null)}
        />
      )}
    </fieldset>
  );
}
