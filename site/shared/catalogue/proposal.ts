import * as z from "zod";
import { itemLimits } from "../limits.ts";
import { hasVisibleText } from "../visible-text.ts";

const nameOf = (what: string, max: number) =>
  z
    .string({ error: `Enter the name of the ${what}.` })
    .transform((text) => text.replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .refine(hasVisibleText, `Enter the name of the ${what}.`)
        .max(max, `Use ${max} characters or fewer for the name.`),
    );

/** `POST /api/brands` */
export const BrandProposal = z.object({ name: nameOf("brand", itemLimits.brandLength) });
export type BrandProposal = z.input<typeof BrandProposal>;

/** `POST /api/products` */
export const ProductProposal = z.object({
  name: nameOf("product", itemLimits.nameLength),
  /** The slug of its brand, which may be a proposal too. */
  brand: z.string({ error: "Choose a brand first." }).min(1, "Choose a brand first.").max(200),
});
export type ProductProposal = z.input<typeof ProductProposal>;
