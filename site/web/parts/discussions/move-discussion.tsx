import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import type { DiscussionHead } from "../../../shared/discussions/discussion.ts";
import type { GroupName } from "../../../shared/groups/group.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { useForm } from "../forms/use-form.ts";

interface MoveDiscussionProps {
  discussion: DiscussionHead;
  groups: readonly GroupName[];
  open: boolean;
  onClose: () => void;
}

/** For admins. Whoever may not read in the other group doesn’t read the discussion any more. */
export const MoveDiscussion = ({ open, ...rest }: MoveDiscussionProps) => (
  <Dialog
    open={open}
    title="Move discussion"
    lead="Only people who can read the new group will be able to read it."
    onClose={rest.onClose}
  >
    <MoveForm {...rest} />
  </Dialog>
);

function MoveForm({ discussion: { slug, group }, groups, onClose }: Omit<MoveDiscussionProps, "open">) {
  const refresh = useRefresh();
  const { errors, isBusy, formProps } = useForm(async (fields) => {
    await callApi(api.discussionGroup(slug), { method: "PUT", body: { group: fields.group }, toasts: "form" });
    await refresh();
    onClose();
  });
  return (
    <form {...formProps} className={layout.stack}>
      <SelectField label="Group" name="group" defaultValue={group.slug} errors={errors.group}>
        {groups.map(({ slug: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" block busy={isBusy}>
        Move discussion
      </Button>
    </form>
  );
}
