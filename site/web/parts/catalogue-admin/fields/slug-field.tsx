import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { slugOf } from "../../../../shared/slug.ts";
import styles from "./fields.module.css";

/** The last part of a page’s address; the whole of it is shown while it is typed. */
export function SlugField({
  path,
  slug,
  savedSlug,
  name,
  fallback,
  oldSlugs,
  errors,
  onChange,
}: {
  /** In front of it: `/brands/` */
  path: string;
  slug: string;
  /** Null for something new. */
  savedSlug: string | null;
  /** Of which it is made where it is empty. */
  name: string;
  /** For a name without Latin letters. */
  fallback: string;
  /** Addresses that lead here too. */
  oldSlugs: readonly string[];
  errors: readonly string[] | undefined;
  onChange: (slug: string) => void;
}) {
  const shown = slug.trim().toLowerCase() || (savedSlug ?? slugOf(name, fallback));
  const leading = [...(savedSlug !== null && savedSlug !== shown ? [savedSlug] : []), ...oldSlugs].filter(
    (one) => one !== shown,
  );
  return (
    <TextField
      label={`Address, ${path}`}
      name="slug"
      dir="ltr"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={80}
      placeholder={shown}
      value={slug}
      errors={errors}
      hint={
        <span className={styles.address}>
          <bdi dir="ltr">
            {path}
            {shown}
          </bdi>
          {leading.length > 0 && <LeadingHere slugs={leading} />}
        </span>
      }
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

function LeadingHere({ slugs }: { slugs: readonly string[] }) {
  const quoted = slugs.map((slug) => `“${slug}”`);
  const names = quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}` : quoted[0];
  return (
    <>
      <br />
      {names} {quoted.length === 1 ? "leads" : "lead"} here too.
    </>
  );
}
