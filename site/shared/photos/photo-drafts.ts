import * as z from "zod";

const missing = "We can’t find one of the photos. Upload it again.";

/**
 * Photos that were uploaded beforehand, each with what it shows, in their order.
 * @param of what shows them: "review"
 */
export const photoDrafts = (of: string, { photos, altTextLength }: { photos: number; altTextLength: number }) =>
  z
    .array(
      z.object({
        id: z.uuid(missing).toLowerCase(),
        alt: z
          .string()
          .trim()
          .max(altTextLength, `Use ${altTextLength} characters or fewer to describe a photo.`)
          .default(""),
      }),
    )
    .max(photos, `Add up to ${photos} photos.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, `The same photo is in this ${of} twice.`);
