/** The fields of a form as the audit log keeps them: texts, numbers and lists of texts. */
export type Facts = Record<string, string | number | readonly string[] | null>;

export interface ChangedFacts<Name extends string> {
  names: Name[];
  before: Facts;
  after: Facts;
}

/** Null where nothing differs. */
export function changedFacts<Name extends string>(
  before: Record<Name, Facts[string]>,
  after: Record<Name, Facts[string]>,
): ChangedFacts<Name> | null {
  const names = (Object.keys(before) as Name[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const only = (facts: Record<Name, Facts[string]>) => Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { names, before: only(before), after: only(after) };
}

/** Without what is empty: what the first entry about something new says. */
export const filledFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== null && value !== "" && !(Array.isArray(value) && !value.length),
    ),
  );
