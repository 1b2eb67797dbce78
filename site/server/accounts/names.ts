interface Named {
  firstName: string;
  lastName: string | null;
}

export const fullNameOf = ({ firstName, lastName }: Named): string => [firstName, lastName].filter(Boolean).join(" ");

/** The name a person goes by: the chosen one, else the full name. */
export const usernameOf = (member: Named & { username: string | null }): string =>
  member.username ?? fullNameOf(member);

/** Marks of direction and zero width, and letters without ink: with them one name could look like another, or like none. */
const hidden = /\p{Cf}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164|\uffa0/gu;

/** One line as it is heard when read aloud: nothing hidden, no line breaks, single blanks. Null when nothing is left. */
export const spoken = (text: string | null | undefined): string | null =>
  (text ?? "")
    .replace(hidden, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim() || null;
