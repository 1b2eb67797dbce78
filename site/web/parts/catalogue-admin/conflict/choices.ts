import { isSameContent } from "../draft/same-content.ts";

export type Side = "mine" | "theirs";
export type Choices<Edited> = { readonly [Name in keyof Edited]?: Side };

/** Until the admin says otherwise, a field that only the other person has changed is theirs. */
export const defaultChoices = <Edited extends object>(
  names: readonly (keyof Edited)[],
  base: Edited,
  mine: Edited,
): Choices<Edited> =>
  Object.fromEntries(
    names.map((name) => [name, isSameContent(base[name], mine[name]) ? "theirs" : "mine"]),
  ) as Choices<Edited>;

/** The form as it was chosen, field by field. */
export function chosenForm<Edited extends object>(mine: Edited, theirs: Edited, choices: Choices<Edited>): Edited {
  const names = Object.keys(choices) as (keyof Edited)[];
  const taken = names.filter((name) => choices[name] === "theirs").map((name) => [name, theirs[name]]);
  return { ...mine, ...Object.fromEntries(taken) };
}
