import type { ReactNode } from "react";
import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { EntryForm } from "../entry-form.tsx";
import { EntryPicture } from "../entry-picture.tsx";
import { FieldPair } from "../field-pair.tsx";
import { BrandLinkField } from "../fields/brand-link-field.tsx";
import { CoverField } from "../fields/cover-field.tsx";
import { DescriptionField } from "../fields/description-field.tsx";
import { NameAndSlug } from "../fields/name-and-slug.tsx";
import { NamedMembersField } from "../fields/named-members-field.tsx";
import { SitePhotoField } from "../fields/site-photo-field.tsx";
import { usePending } from "../fields/use-pending.ts";
import { YearField } from "../fields/year-field.tsx";
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
  const { draft, errors, change, choose } = form;
  const { edited } = draft;
  const uploads = usePending();
  return (
    <EntryForm
      noun="brand"
      words={brandWords}
      form={form}
      submitLabel={submitLabel}
      isUploading={uploads.isPending}
      aside={
        <>
          <BrandPictures form={form} onUpload={uploads.track} />
          {changes}
        </>
      }
    >
      <FieldPair>
        <NameAndSlug
          edited={edited}
          path="/brands/"
          fallback="brand"
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
      <FieldPair>
        <BrandLinkField at={0} links={edited.links} errors={errors} onChange={(links) => change({ links })} />
        <YearField
          label="Founded"
          name="foundedIn"
          value={edited.foundedIn}
          errors={errors.foundedIn}
          onChange={(foundedIn) => change({ foundedIn })}
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
    </EntryForm>
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
      <CoverField
        cover={cover}
        alt={coverAlt}
        errors={errors}
        onUpload={onUpload}
        onChoose={choose}
        onDescribe={change}
      />
    </>
  );
}
