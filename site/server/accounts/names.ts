interface Named {
  firstName: string;
  lastName: string | null;
}

export const fullNameOf = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(" ");

/** The name a person goes by: the chosen one, else the full name. */
export const usernameOf = (member: Named & { username: string | null }): string =>
  member.username ?? fullNameOf(member);
