import { TextField } from "@hemline/ui/forms/text-field.tsx";
import type { ReactNode } from "react";
import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { ConflictChoice } from "../conflict/conflict-choice.tsx";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { EntryPicture } from "../entry-picture.tsx";
import { FieldPair } from "../field-pair.tsx";
import { AltField } from "../fields/alt-field.tsx";
import { BrandLinkField } from "../fields/brand-link-field.tsx";
import { CoverPicture, coverAspect } from "../fields/cover-picture.tsx";
import { DescriptionField } from "../fields/description-field.tsx";
import { NamedMembersField } from "../fields/named-members-field.tsx";
import { RestoredNote } from "../fields/restored-note.tsx";
import { SaveBar } from "../fields/save-bar.tsx";
import { SitePhotoField } from "../fields/site-photo-field.tsx";
import { SlugField } from "../fields/slug-field.tsx";
import { usePending } from "../fields/use-pending.ts";
import { whyBlocked } from "../fields/why-blocked.ts";
import { FormColumns } from "../form-columns.tsx";
import { brandWords } from "./brand-words.ts";
import type { EditedBrand } from "./edited-brand.ts";

/** All fields of a brand. */
export function BrandForm({
  form,
  submitLabel,
  savedSlug,
  oldSlugs,
  knownMembers,
  collections,
  changes,
}: {
  form: CatalogueForm<EditedBrand>;
  submitLabel: string;
  /** Null for a new one. */
  savedSlug: string | null;
  oldSlugs: readonly string[];
  knownMembers: readonly MemberWithAvatar[];
  /** Below the texts. */
  collections?: ReactNode;
  /** Below the pictures. */
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
          noun="brand"
          conflict={conflict}
          base={base}
          mine={edited}
          words={brandWords}
          onSave={form.saveChoice}
          onTakeTheirs={form.takeTheirs}
        />
      )}
      <form {...form.formProps} aria-label={submitLabel}>
        <FormColumns
          aside={
            <>
              <BrandPictures form={form} onUpload={uploads.track} />
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
              path="/brands/"
              slug={edited.slug}
              savedSlug={savedSlug}
              name={edited.name}
              fallback="brand"
              oldSlugs={oldSlugs}
              errors={errors.slug}
              onChange={(slug) => change({ slug })}
            />
          </FieldPair>
          <DescriptionField
            value={edited.description}
            errors={errors.description}
            onChange={(description) => change({ description })}
          />
          <FieldPair>
            <BrandLinkField at={0} links={edited.links} errors={errors} onChange={(links) => change({ links })} />
            <TextField
              label="Founded"
              name="foundedIn"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={edited.foundedIn}
              errors={errors.foundedIn}
              onChange={({ currentTarget }) => change({ foundedIn: currentTarget.value })}
            />
            <BrandLinkField at={1} links={edited.links} errors={errors} onChange={(links) => change({ links })} />
            <BrandLinkField at={2} links={edited.links} errors={errors} onChange={(links) => change({ links })} />
          </FieldPair>
          <NamedMembersField
            slugs={edited.members}
            known={knownMembers}
            errors={errors.members}
            onChange={(members) => choose({ members })}
          />
          {collections}
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

function BrandPictures({
  form: { draft, errors, change, choose },
  onUpload,
}: {
  form: CatalogueForm<EditedBrand>;
  onUpload: (upload: Promise<unknown>) => void;
}) {
  const { name, logo, cover, coverAlt } = draft.edited;
  return (
    <>
      <SitePhotoField
        title="Logo"
        photo={logo}
        alt={name}
        aspect={1}
        hint="Square, 400 px or more"
        errors={errors.logo}
        onUpload={onUpload}
        onChange={(next) => choose({ logo: next })}
      >
        <EntryPicture name={name} photo={logo} size="large" />
      </SitePhotoField>
      <SitePhotoField
        title="Cover"
        photo={cover}
        alt={coverAlt}
        aspect={coverAspect}
        errors={errors.cover}
        onUpload={onUpload}
        onChange={(next) => choose({ cover: next })}
      >
        <CoverPicture cover={cover} alt={coverAlt} />
      </SitePhotoField>
      <AltField
        label="What the cover shows"
        name="coverAlt"
        value={coverAlt}
        errors={errors.coverAlt}
        onChange={(next) => change({ coverAlt: next })}
      />
    </>
  );
}
