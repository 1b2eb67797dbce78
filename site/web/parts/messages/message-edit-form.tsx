import { Button } from "@hemline/ui/buttons/button.tsx";
import { useEffect, useRef, useState } from "react";
import type { LiveMessage } from "../../../shared/discussions/message.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";
import { findMentioned } from "../markdown/find-mentioned.ts";
import { PreviewButton } from "../markdown/preview-button.tsx";
import { MessageField } from "./reply/message-field.tsx";
import styles from "./reply/reply-form.module.css";

export function MessageEditForm({
  message: { id, source },
  slug,
  onSaved,
  onCancel,
}: {
  message: { id: string; source: string };
  slug: string;
  onSaved: (message: LiveMessage) => void;
  onCancel: () => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(source);
  const { errors, isBusy, formProps } = useForm(async () => {
    const { data } = await callApi<LiveMessage>(api.message(id), { method: "PUT", body: { text }, toasts: "form" });
    if (data) onSaved(data);
  });
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
