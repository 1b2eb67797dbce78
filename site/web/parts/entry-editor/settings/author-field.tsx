import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";

/** One of the admins, or the present author where that is somebody else. */
export function AuthorField({
  author,
  admins,
  errors,
  onChange,
}: {
  /** A slug; empty of a former member. */
  author: string;
  admins: readonly MemberWithAvatar[];
  errors: readonly string[] | undefined;
  onChange: (author: string) => void;
}) {
  const isListed = admins.some(({ slug }) => slug === author);
  return (
    <SelectField
      label="Author"
      name="author"
      value={author}
      errors={errors}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {!isListed && <option value={author}>{author || "A former member"}</option>}
      {admins.map(({ slug, username }) => (
        <option key={slug} value={slug}>
          {username}
        </option>
      ))}
    </SelectField>
  );
}
