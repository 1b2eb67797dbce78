import { Button } from "@hemline/ui/buttons/button.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { type ReactNode, useState } from "react";
import { callApi } from "../../call-api.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { markDeleted } from "../../state/deleted-pages.ts";
import { useForm } from "../forms/use-form.ts";

interface MergeTarget {
  slug: string;
  name: string;
}

interface MergeIntoProps {
  /** “group”, and “groups” */
  noun: string;
  nouns: string;
  merged: MergeTarget;
  /** Into which it can be merged. */
  others: readonly MergeTarget[];
  /** What merging does. */
  children: ReactNode;
  /** `POST` merges. */
  api: string;
  pathOf: (slug: string) => string;
  listPath: string;
}

/** A button that moves what is in a group or a category into another one, after asking. */
export function MergeInto({ children, ...rest }: MergeIntoProps) {
  const [isOpen, setOpen] = useState(false);
  const { noun, merged, others } = rest;
  if (others.length === 0) return null;
  return (
    <>
      <Button kind="bare" onClick={() => setOpen(true)}>
        Merge into another {noun}
      </Button>
      <Dialog open={isOpen} title={`Merge ${merged.name}`} lead={children} onClose={() => setOpen(false)}>
        <MergeForm {...rest} />
      </Dialog>
    </>
  );
}

function MergeForm({ noun, nouns, merged, others, api, pathOf, listPath }: Omit<MergeIntoProps, "children">) {
  const navigate = useNavigate();
  const { errors, isBusy, formProps } = useForm(async ({ into }) => {
    const call = { method: "POST", body: { into }, toasts: "form" } as const;
    const { data } = await callApi<{ slug: string }>(api, call);
    markDeleted(pathOf(merged.slug), listPath);
    await navigate(data ? pathOf(data.slug) : listPath, { replace: true });
  });
  return (
    <form {...formProps} className={layout.stack}>
      <SelectField label="Merge into" name="into" defaultValue="" errors={errors.into}>
        <option value="">Choose a {noun}</option>
        {others.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" block busy={isBusy}>
        Merge {nouns}
      </Button>
    </form>
  );
}
