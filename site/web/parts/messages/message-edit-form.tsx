import { Button } from "@hemline/ui/buttons/button.tsx";
import { useEffect, useRef, useState } from "react";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { messageLimits } from "../../../shared/limits.ts";
import { api } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { callApi } from "../../call-api.ts";
import { errorsWithin } from "../forms/errors-within.ts";
import { useForm } from "../forms/use-form.ts";
import { findMentioned } from "../markdown/find-mentioned.ts";
import { PreviewButton } from "../markdown/preview-button.tsx";
import { draftPhotos } from "../photos/draft-photos.ts";
import { OptionalPhotosField } from "../photos/field/optional-photos-field.tsx";
import { usePhotosForm } from "../photos/field/use-photos-form.ts";
import { MessageField } from "./reply/message-field.tsx";
import styles from "./reply/reply-form.module.css";

/** Changes a message in its place. */
export function MessageEditForm({
  message: { id, source, photos: shown },
  slug,
  onSaved,
  onCancel,
}: {
  message: { id: string; source: string; photos: readonly PhotoCard[] };
  slug: string;
  onSaved: (message: LiveMessage) => void;
  onCancel: () => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(source);
  const [photos, setPhotos] = useState(shown);
  const form = useForm(async () => {
    const body = { text, photos: draftPhotos(photos) };
    const { data } = await callApi<LiveMessage>(api.message(id), { method: "PUT", body, toasts: "form" });
    if (data) onSaved(data);
  });
  const { errors, isBusy, formProps, setUpload } = usePhotosForm(form);
  // Opened by a button that is gone now.
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(source.length, source.length);
  }, [source]);
  return (
    <form {...formProps} aria-label="Edit your reply">
      <MessageField
        label="Edit your reply"
        slug={slug}
        area={area}
        value={text}
        errors={errors.text}
        hint="What it said before stays in its history, for everyone who can read it."
        onText={setText}
      />
      <div className={styles.buttons}>
        <OptionalPhotosField
          photos={photos}
          limits={messageLimits}
          errors={errorsWithin(errors, "photos")}
          onChange={setPhotos}
          onUpload={setUpload}
        />
        <PreviewButton source={text} findMentioned={findMentioned} />
        <span className={styles.status} />
        <Button kind="bare" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" size="sm" busy={isBusy}>
          Save changes
        </Button>
      </div>
    </form>
  );
}
