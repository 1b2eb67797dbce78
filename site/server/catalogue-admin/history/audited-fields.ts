/** The fields of a form as the audit log keeps them: texts, numbers and lists of texts. */
export type AuditedFields = Record<string, string | number | readonly string[] | null>;

export interface ChangedFields<Name extends string> {
  names: Name[];
  before: AuditedFields;
  after: AuditedFields;
}

/** Null where nothing differs. */
export function changedFields<Name extends string>(
  before: Record<Name, AuditedFields[string]>,
  after: Record<Name, AuditedFields[string]>,
): ChangedFields<Name> | null {
  const names = (Object.keys(before) as Name[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  if (names.length === 0) return null;
  const only = (fields: Record<Name, AuditedFields[string]>) =>
    Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { names, before: only(before), after: only(after) };
}

/** Without what is empty: what the first entry about something new says. */
export const filledFields = (fields: AuditedFields): AuditedFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== "" && !(Array.isArray(value) && !value.length),
    ),
  );
