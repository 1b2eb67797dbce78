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
  bio?: string | null;
}

/**
 * What a search finds a member by: a line of names, and the bio below it. Of a private one only what everybody reads: without
 * the bio, and without the full name where a username hides it.
 */
export function searchTextOf({ username, slug, isPrivate = false, bio = null, ...names }: Searched): string {
  const fullName = username !== null && isPrivate ? null : fullNameOf(names);
  const line = [username, fullName, slug.replaceAll("-", " ")].filter(Boolean).join(" ");
  return searchable(bio === null || isPrivate ? line : `${line}\n${bio}`);
}

/** A name on one line, without what nobody sees. Null when nothing is left. */
export const singleLine = (text: string | null | undefined): string | null => seenText(text ?? "") || null;
