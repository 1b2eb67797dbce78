import * as z from "zod";
import { isSoundSecretKey } from "./secret-api-key.ts";

const Name = z.string().min(1).max(100).optional();
const publicKey = (prefix: RegExp) => z.string().max(200).regex(prefix, `must match ${prefix.source}`);

/** A key that browsers or servers present. The kind must be the one its prefix says. */
export const CatalogueApiKey = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("production"), key: publicKey(/^rcb_(?!sb_)[a-zA-Z0-9_.-]+$/), name: Name }),
  z.strictObject({ kind: z.literal("sandbox"), key: publicKey(/^rcb_sb_[a-zA-Z0-9_.-]+$/), name: Name }),
  z.strictObject({ kind: z.literal("test_store"), key: publicKey(/^test_[a-zA-Z0-9_.-]+$/), name: Name }),
  z.strictObject({ kind: z.literal("paddle"), key: publicKey(/^pdl_[a-zA-Z0-9_.-]+$/), name: Name }),
  z.strictObject({
    kind: z.literal("secret"),
    key: z
      .string()
      .max(200)
      .regex(/^sk_[a-zA-Z0-9_.-]{16,}$/, "must be sk_ and at least 16 letters, digits or _ . -")
      .refine(isSoundSecretKey, { message: "has a wrong checksum; it may be mistyped" }),
    name: Name,
  }),
]);
export type CatalogueApiKey = z.infer<typeof CatalogueApiKey>;
