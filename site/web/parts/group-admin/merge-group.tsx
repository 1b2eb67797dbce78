import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { useState } from "react";
import type { Pages } from "../../../shared/pages.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { markDeleted } from "../../state/deleted-pages.ts";
import { formatCount } from "../format/format-count.ts";
import { useForm } from "../forms/use-form.ts";

/** Moves all discussions of a group into another one. */
export function MergeGroup({ page }: { page: Pages["adminGroup"] }) {
  const [isOpen, setOpen] = useState(false);
  const { group, discussions, others } = page;
  if (others.length === 0) return null;
  return (
    <>
      <Button kind="bare" onClick={() => setOpen(true)}>
        Merge into another group
      </Button>
      <Dialog
        open={isOpen}
        title={`Merge ${group.name}`}
        lead={
          <>
            {formatCount(discussions, "discussion")} will move, “<bdi>{group.name}</bdi>” will be deleted, and its
            address will lead to the other group. Only people who can read that group will be able to read them. You
            can’t undo it.
          </>
        }
        onClose={() => setOpen(false)}
      >
        <MergeForm page={page} />
      </Dialog>
    </>
  );
}

function MergeForm({ page: { group, others } }: { page: Pages["adminGroup"] }) {
  const navigate = useNavigate();
  const { errors, isBusy, formProps } = useForm(async ({ into }) => {
    const call = { method: "POST", body: { into }, toasts: "form" } as const;
    const { data } = await callApi<{ slug: string }>(api.adminGroupMerge(group.slug), call);
    markDeleted(paths.adminGroup(group.slug), paths.adminGroups);
    await navigate(data ? paths.adminGroup(data.slug) : paths.adminGroups, { replace: true });
  });
  return (
    <form {...formProps} className={layout.stack}>
      <SelectField label="Merge into" name="into" defaultValue="" errors={errors.into}>
        <option value="">Choose a group</option>
        {others.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" block busy={isBusy}>
        Merge groups
      </Button>
    </form>
  );
}
