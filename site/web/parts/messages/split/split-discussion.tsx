import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { discussionLimits } from "../../../../shared/limits.ts";
import { api, paths } from "../../../../shared/paths.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { usePage } from "../../../payload.ts";
import { postOnce } from "../../../post-once.ts";
import { useForm } from "../../forms/use-form.ts";

interface SplitDiscussionProps {
  /** The first one that is moved. */
  message: { id: string; number: number };
  open: boolean;
  onClose: () => void;
}

/** For admins: moves a reply and all later ones to a discussion of their own. */
export const SplitDiscussion = ({ message, open, onClose }: SplitDiscussionProps) => (
  <Dialog
    open={open}
    title="Move to a new discussion"
    lead={`Reply ${message.number} and all later replies move. Their numbers stay here and lead to them. You can’t undo it.`}
    onClose={onClose}
  >
    <SplitForm message={message} />
  </Dialog>
);

function SplitForm({ message }: Pick<SplitDiscussionProps, "message">) {
  const { discussion, groups } = usePage("conversation");
  const navigate = useNavigate();
  const { errors, isBusy, formProps } = useForm(async ({ title, group }) => {
    const where = { title, group };
    const { data } = await postOnce<{ path: string }>(api.messageSplit(message.id), where, { toasts: "form" });
    await navigate(data?.path ?? paths.discussions);
  });
  return (
    <form {...formProps} className={layout.stack}>
      <TextField label="Title" name="title" dir="auto" maxLength={discussionLimits.titleLength} errors={errors.title} />
      <SelectField label="Group" name="group" defaultValue={discussion.group.slug} errors={errors.group}>
        {groups.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" block busy={isBusy}>
        Move replies
      </Button>
    </form>
  );
}
