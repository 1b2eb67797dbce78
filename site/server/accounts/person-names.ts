import { searchable } from "../../shared/searchable.ts";
import { seenText } from "../../shared/visible-text.ts";

interface Named {
  firstName: string;
  lastName: string | null;
}

/** Only those who were erased have no name. */
export const fullNameOf = ({ firstName, lastName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(" ") || "A former member";

export const usernameOf = (member: Named & { username: string | null }): string =>
  member.username ?? fullNameOf(member);

/** The names by which a search finds a member. */
export const searchTextOf = ({ username, slug, ...names }: Named & { username: string | null; slug: string }): string =>
  searchable([username, fullNameOf(names), slug.replaceAll("-", " ")].filter(Boolean).join(" "));

/** A name on one line, without what nobody sees. Null when nothing is left. */
export const singleLine = (text: string | null | undefined): string | null => seenText(text ?? "") || null;
