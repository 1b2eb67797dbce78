import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import type { ReactNode } from "react";
import type { BrandName } from "../../../../shared/brands/brand.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { seasons } from "../../../../shared/looks/look-options.ts";
import { seasonLabels } from "../../looks/occasion-labels.ts";
import { ConflictChoice } from "../conflict/conflict-choice.tsx";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { FieldPair } from "../field-pair.tsx";
import { AltField } from "../fields/alt-field.tsx";
import { CoverPicture, coverAspect } from "../fields/cover-picture.tsx";
import { DescriptionField } from "../fields/description-field.tsx";
import { RestoredNote } from "../fields/restored-note.tsx";
import { SaveBar } from "../fields/save-bar.tsx";
import { SitePhotoField } from "../fields/site-photo-field.tsx";
import { SlugField } from "../fields/slug-field.tsx";
import { usePending } from "../fields/use-pending.ts";
import { whyBlocked } from "../fields/why-blocked.ts";
import { FormColumns } from "../form-columns.tsx";
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
  const { draft, errors, conflict, change, choose } = form;
  const { edited, base } = draft;
  const uploads = usePending();
  return (
    <>
      {draft.isRestored && !conflict && <RestoredNote />}
      {conflict && (
        <ConflictChoice
          noun="collection"
          conflict={conflict}
          base={base}
          mine={edited}
          words={collectionWords}
          onSave={form.saveChoice}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      <form {...form.formProps} aria-label={submitLabel}>
        <FormColumns
          aside={
            <>
              <SitePhotoField
                title="Cover"
                photo={edited.cover}
                alt={edited.coverAlt}
                aspect={coverAspect}
                errors={errors.cover}
                onUpload={uploads.track}
                onChange={(cover) => choose({ cover })}
              >
                <CoverPicture cover={edited.cover} alt={edited.coverAlt} />
              </SitePhotoField>
              <AltField
                label="What the cover shows"
                name="coverAlt"
                value={edited.coverAlt}
                errors={errors.coverAlt}
                onChange={(coverAlt) => change({ coverAlt })}
              />
              {changes}
            </>
          }
        >
          <FieldPair>
            <TextField
              label="Name"
              name="name"
              autoComplete="off"
              maxLength={catalogueLimits.nameLength}
              value={edited.name}
              errors={errors.name}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <SlugField
              path={`/brands/${brand.slug}/collections/`}
              slug={edited.slug}
              savedSlug={savedSlug}
              name={edited.name}
              fallback="collection"
              oldSlugs={oldSlugs}
              errors={errors.slug}
              onChange={(slug) => change({ slug })}
            />
            <SelectField
              label="Season"
              name="season"
              value={edited.season}
              errors={errors.season}
              onChange={({ currentTarget }) => change({ season: currentTarget.value })}
            >
              <option value="">No season</option>
              {seasons.map((season) => (
                <option key={season} value={season}>
                  {seasonLabels[season]}
                </option>
              ))}
            </SelectField>
            <TextField
              label="Year"
              name="year"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={edited.year}
              errors={errors.year}
              onChange={({ currentTarget }) => change({ year: currentTarget.value })}
            />
          </FieldPair>
          <DescriptionField
            value={edited.description}
            errors={errors.description}
            onChange={(description) => change({ description })}
          />
          {products}
        </FormColumns>
        <SaveBar
          label={submitLabel}
          isBusy={form.isBusy}
          blocked={whyBlocked(conflict !== null, uploads.isPending)}
          hasChanges={draft.hasChanges}
          onDiscard={form.discard}
        />
      </form>
    </>
  );
}
