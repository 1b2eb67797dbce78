import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { useId } from "react";
import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";

/** Any member by their page address, as guests write too. The admins are suggested. */
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
  const list = useId();
  return (
    <>
      <TextField
        label="Author, /members/"
        hint="An admin, or a member who wrote as a guest."
        name="author"
        list={list}
        dir="ltr"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={author}
        errors={errors}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim().toLowerCase())}
      />
      <datalist id={list}>
        {admins.map(({ slug, username }) => (
          <option key={slug} value={slug}>
            {username}
          </option>
        ))}
      </datalist>
    </>
  );
}
