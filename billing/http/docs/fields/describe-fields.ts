import type * as z from "zod";

export type DescribedFields = readonly [z.core.$ZodType, Readonly<Record<string, string>>];

/** Every field of the object has to be described, or this does not compile. */
export function describeFields<Shape extends z.core.$ZodShape>(
  schema: z.ZodObject<Shape>,
  descriptions: { readonly [field in keyof Shape]: string },
): DescribedFields {
  return [schema, descriptions];
}
