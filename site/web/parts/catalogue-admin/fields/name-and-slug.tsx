import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { SlugField } from "./slug-field.tsx";

/** The first two fields of a brand, a collection and a product. */
export function NameAndSlug({
  edited: { name, slug },
  path,
  fallback,
  savedSlug,
  oldSlugs,
  errors,
  onChange,
}: {
  edited: { name: string; slug: string };
  /** In front of the slug: `/brands/` */
  path: string;
  /** The slug of a name without Latin letters. */
  fallback: string;
  /** Null for something new. */
  savedSlug: string | null;
  oldSlugs: readonly string[];
  errors: Readonly<Record<string, string[]>>;
  onChange: (part: { name: string } | { slug: string }) => void;
}) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={catalogueLimits.nameLength}
        value={name}
        errors={errors.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <SlugField
        path={path}
        slug={slug}
        savedSlug={savedSlug}
        name={name}
        fallback={fallback}
        oldSlugs={oldSlugs}
        errors={errors.slug}
        onChange={(next) => onChange({ slug: next })}
      />
    </>
  );
}
