interface Named {
  firstName: string;
  lastName: string | null;
}

export const fullNameOf = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(" ");

/** The name a person goes by: the chosen one, else the full name. */
export const usernameOf = (member: Named & { username: string | null }): string =>
  member.username ?? fullNameOf(member);

/** Marks of direction and zero width have no place in a name. */
export const withoutHiddenMarks = (name: string): string =>
  name.replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "");
