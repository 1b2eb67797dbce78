import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import type { ReactNode } from "react";
import type { BrandName } from "../../../../shared/brands/brand.ts";
import { seasons } from "../../../../shared/looks/look-options.ts";
import { seasonLabels } from "../../looks/occasion-labels.ts";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { EntryForm } from "../entry-form.tsx";
import { FieldPair } from "../field-pair.tsx";
import { CoverField } from "../fields/cover-field.tsx";
import { DescriptionField } from "../fields/description-field.tsx";
import { NameAndSlug } from "../fields/name-and-slug.tsx";
import { usePending } from "../fields/use-pending.ts";
import { YearField } from "../fields/year-field.tsx";
import { collectionWords } from "./collection-words.ts";
import type { EditedCollection } from "./edited-collection.ts";

/** All fields of a collection. */
export function CollectionForm({
  form,
  brand,
  submitLabel,
  savedSlug,
  oldSlugs,
  products,
  changes,
}: {
  form: CatalogueForm<EditedCollection>;
  brand: BrandName;
  submitLabel: string;
  /** Null for a new one. */
  savedSlug: string | null;
  oldSlugs: readonly string[];
  /** Below the texts. */
  products?: ReactNode;
  /** Below the picture. */
  changes?: ReactNode;
}) {
  const { draft, errors, change, choose } = form;
  const { edited } = draft;
  const uploads = usePending();
  return (
    <EntryForm
      noun="collection"
      words={collectionWords}
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
          path={`/brands/${brand.slug}/collections/`}
          fallback="collection"
          savedSlug={savedSlug}
          oldSlugs={oldSlugs}
          errors={errors}
          onChange={change}
        />
        <SeasonField value={edited.season} errors={errors.season} onChange={(season) => change({ season })} />
        <YearField
          label="Year"
          name="year"
          value={edited.year}
          errors={errors.year}
          onChange={(year) => change({ year })}
        />
      </FieldPair>
      <DescriptionField
        value={edited.description}
        errors={errors.description}
        onChange={(description) => change({ description })}
      />
      {products}
    </EntryForm>
  );
}

function SeasonField({
  value,
  errors,
  onChange,
}: {
  value: string;
  errors: readonly string[] | undefined;
  onChange: (season: string) => void;
}) {
  return (
    <SelectField
      label="Season"
      name="season"
      value={value}
      errors={errors}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      <option value="">No season</option>
      {seasons.map((season) => (
        <option key={season} value={season}>
          {seasonLabels[season]}
        </option>
      ))}
    </SelectField>
  );
}
