import { Button } from "@hemline/ui/buttons/button.tsx";
import { useEffect, useRef } from "react";
import type { LiveComment } from "../../../shared/comments/comment.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useForm } from "../forms/use-form.ts";
import { CommentField } from "./comment-field.tsx";
import styles from "./comment-form.module.css";

export function CommentEditForm({
  id,
  source,
  onSaved,
  onCancel,
}: {
  id: string;
  source: string;
  onSaved: (comment: LiveComment) => void;
  onCancel: () => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const { errors, isBusy, formProps } = useForm(async ({ text }) => {
    const { data } = await callApi<LiveComment>(api.comment(id), { method: "PUT", body: { text }, toasts: "form" });
    if (data) onSaved(data);
  });
  // Opened by a button that is gone now.
  useEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(source.length, source.length);
  }, [source]);
  return (
    <form {...formProps} className={styles.body}>
      <CommentField label="Edit your comment" area={area} initial={source} errors={errors.text} />
      <div className={styles.buttons}>
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
