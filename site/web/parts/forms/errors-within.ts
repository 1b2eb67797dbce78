/** The messages at a field, or at the first of its parts: `photos`, or else `photos.0.alt`. */
export const errorsWithin = (
  errors: Readonly<Record<string, readonly string[] | undefined>>,
  field: string,
): readonly string[] | undefined =>
  errors[field] ?? Object.entries(errors).find(([name]) => name.startsWith(`${field}.`))?.[1];
