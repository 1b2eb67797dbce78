import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { DiscussionHead } from "../../../shared/discussions/discussion.ts";
import { discussionLimits } from "../../../shared/limits.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { errorsWithin } from "../forms/errors-within.ts";
import { useForm } from "../forms/use-form.ts";
import { tagsHint, tagsIn } from "./tags-in.ts";

interface EditDiscussionProps {
  discussion: DiscussionHead;
  open: boolean;
  onClose: () => void;
}

export const EditDiscussion = ({ open, ...rest }: EditDiscussionProps) => (
  <Dialog open={open} title="Edit title and tags" onClose={rest.onClose}>
    <EditForm {...rest} />
  </Dialog>
);

function EditForm({ discussion: { slug, title, tags }, onClose }: Omit<EditDiscussionProps, "open">) {
  const refresh = useRefresh();
  const { errors, isBusy, formProps } = useForm(async (fields) => {
    const body = { title: fields.title ?? "", tags: tagsIn(fields.tags ?? "") };
    await callApi(api.discussion(slug), { method: "PUT", body, toasts: "form" });
    await refresh();
    onClose();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextField
        label="Title"
        name="title"
        dir="auto"
        defaultValue={title}
        maxLength={discussionLimits.titleLength}
        errors={errors.title}
      />
      <TextField
        label="Tags (optional)"
        name="tags"
        defaultValue={tags.join(", ")}
        hint={tagsHint}
        errors={errorsWithin(errors, "tags")}
      />
      <Button type="submit" block busy={isBusy}>
        Save changes
      </Button>
    </form>
  );
}
