import type { ReactNode } from "react";
import type { CatalogueForm } from "../catalogue-admin/conflict/use-catalogue-form.ts";
import { EntryForm } from "../catalogue-admin/entry-form.tsx";
import { FieldPair } from "../catalogue-admin/field-pair.tsx";
import { CoverField } from "../catalogue-admin/fields/cover-field.tsx";
import { DescriptionField } from "../catalogue-admin/fields/description-field.tsx";
import { NameAndSlug } from "../catalogue-admin/fields/name-and-slug.tsx";
import { usePending } from "../catalogue-admin/fields/use-pending.ts";
import { categoryWords } from "./category-words.ts";
import type { EditedCategory } from "./edited-category.ts";

/** All fields of a category. */
export function CategoryForm({
  form,
  submitLabel,
  savedSlug,
  oldSlugs,
  changes,
}: {
  form: CatalogueForm<EditedCategory>;
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
      noun="category"
      words={categoryWords}
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
          path="/notebook/categories/"
          fallback="category"
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
    </EntryForm>
  );
}
