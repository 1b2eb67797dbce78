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

interface Searched extends Named {
  username: string | null;
  slug: string;
  isPrivate?: boolean;
}

/** The names by which a search finds a member: of a private one, who hides the full name behind a username, without it. */
export function searchTextOf({ username, slug, isPrivate = false, ...names }: Searched): string {
  const fullName = username !== null && isPrivate ? null : fullNameOf(names);
  return searchable([username, fullName, slug.replaceAll("-", " ")].filter(Boolean).join(" "));
}

/** A name on one line, without what nobody sees. Null when nothing is left. */
export const singleLine = (text: string | null | undefined): string | null => seenText(text ?? "") || null;
