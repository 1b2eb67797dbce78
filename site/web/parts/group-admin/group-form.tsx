import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { SwitchRow } from "@hemline/ui/forms/switch-row.tsx";
import type { ReactNode } from "react";
import { colours } from "../../../shared/colours.ts";
import { groupWriters } from "../../../shared/groups/group-options.ts";
import { allowedReaders } from "../../../shared/reader-access.ts";
import type { CatalogueForm } from "../catalogue-admin/conflict/use-catalogue-form.ts";
import { EntryForm } from "../catalogue-admin/entry-form.tsx";
import { FieldPair } from "../catalogue-admin/field-pair.tsx";
import { CoverField } from "../catalogue-admin/fields/cover-field.tsx";
import { DescriptionField } from "../catalogue-admin/fields/description-field.tsx";
import { NameAndSlug } from "../catalogue-admin/fields/name-and-slug.tsx";
import { usePending } from "../catalogue-admin/fields/use-pending.ts";
import { colourLabels } from "../colours/colour-labels.ts";
import type { EditedGroup } from "./edited-group.ts";
import { groupWords, readersLabels, writersLabels } from "./group-words.ts";

/** All fields of a group. */
export function GroupForm({
  form,
  submitLabel,
  savedSlug,
  oldSlugs,
  changes,
}: {
  form: CatalogueForm<EditedGroup>;
  submitLabel: string;
  /** Null for a new one. */
  savedSlug: string | null;
  oldSlugs: readonly string[];
  /** Below the picture. */
  changes?: ReactNode;
}) {
  const { draft, errors, change, choose } = form;
  const { edited } = draft;
  const uploads = usePending();
  return (
    <EntryForm
      noun="group"
      words={groupWords}
      form={form}
      submitLabel={submitLabel}
      isUploading={uploads.isPending}
      aside={
        <>
          <CoverField
            cover={edited.cover}
            alt={edited.coverAlt}
            errors={errors}
            onUpload={uploads.track}
            onChoose={choose}
            onDescribe={change}
          />
          {changes}
        </>
      }
    >
      <FieldPair>
        <NameAndSlug
          edited={edited}
          path="/discussions?group="
          fallback="group"
          savedSlug={savedSlug}
          oldSlugs={oldSlugs}
          errors={errors}
          onChange={change}
        />
      </FieldPair>
      <DescriptionField
        value={edited.description}
        errors={errors.description}
        onChange={(description) => change({ description })}
      />
      <GroupChoices form={form} />
      <SwitchRow
        label="Closed"
        hint="Members can still read it, but nobody can start a discussion or reply."
        checked={edited.isClosed}
        onChange={({ currentTarget }) => choose({ isClosed: currentTarget.checked })}
      />
    </EntryForm>
  );
}

/** Who may read and write, and the group’s colour. */
function GroupChoices({ form: { draft, errors, change } }: { form: CatalogueForm<EditedGroup> }) {
  const { mayRead, mayPost, colour } = draft.edited;
  return (
    <FieldPair>
      <Choice
        label="Who may read"
        name="mayRead"
        options={allowedReaders}
        labels={readersLabels}
        value={mayRead}
        errors={errors.mayRead}
        onChange={(chosen) => change({ mayRead: chosen })}
      />
      <Choice
        label="Who may write"
        name="mayPost"
        options={groupWriters}
        labels={writersLabels}
        value={mayPost}
        errors={errors.mayPost}
        onChange={(chosen) => change({ mayPost: chosen })}
      />
      <Choice
        label="Colour"
        name="colour"
        options={colours}
        labels={colourLabels}
        value={colour}
        errors={errors.colour}
        onChange={(chosen) => change({ colour: chosen })}
      />
    </FieldPair>
  );
}

function Choice<Option extends string>({
  label,
  name,
  options,
  labels,
  value,
  errors,
  onChange,
}: {
  label: string;
  name: string;
  options: readonly Option[];
  labels: Readonly<Record<Option, string>>;
  value: Option;
  errors: readonly string[] | undefined;
  onChange: (option: Option) => void;
}) {
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      errors={errors}
      onChange={({ currentTarget }) => {
        const option = options.find((one) => one === currentTarget.value);
        if (option !== undefined) onChange(option);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {labels[option]}
        </option>
      ))}
    </SelectField>
  );
}
