import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { accountLimits } from "../../../shared/limits.ts";

/** Display name, page address, city and bio. */
export function ProfileFields({
  username,
  slug,
  city,
  bio,
  errors,
}: {
  username: string | null;
  slug: string;
  city: string | null;
  bio: string | null;
  errors: Readonly<Record<string, string[]>>;
}) {
  return (
    <>
      <TextField
        label="Display name"
        aside={<span className={typography.faint}>optional</span>}
        hint="Shown next to your looks. Leave it empty to show your full name."
        name="username"
        autoComplete="nickname"
        defaultValue={username ?? ""}
        maxLength={accountLimits.nameLength}
        errors={errors.username}
      />
      <TextField
        label="Page address"
        hint="The last part of /members/… Your old page address will lead to the new one, and no one else can have it."
        name="slug"
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={slug}
        maxLength={accountLimits.slugLength}
        required
        errors={errors.slug}
      />
      <TextField
        label="City"
        aside={<span className={typography.faint}>optional</span>}
        name="city"
        autoComplete="address-level2"
        defaultValue={city ?? ""}
        maxLength={accountLimits.cityLength}
        errors={errors.city}
      />
      <TextArea
        label="Bio"
        aside={<span className={typography.faint}>optional</span>}
        name="bio"
        defaultValue={bio ?? ""}
        maxLength={accountLimits.bioLength}
        rows={4}
        placeholder="What you make, what you wear, what you’d never wear"
        errors={errors.bio}
      />
    </>
  );
}
