import { fileURLToPath } from "node:url";
import * as z from "zod";

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsAbsent, type.optional());
const flag = z
  .preprocess(blankIsAbsent, z.enum(["0", "1", "true", "false"]).default("0"))
  .transform((value) => value === "1" || value === "true");

/** What a process may serve. `worker` runs the background jobs. */
export const roomNames = ["site", "billing", "gateway", "worker"] as const;
export type RoomName = (typeof roomNames)[number];

const Environment = z
  .object({
    NODE_ENV: z.preprocess(blankIsAbsent, z.string().default("production")),
    HOST: z.preprocess(blankIsAbsent, z.string().default("127.0.0.1")),
    PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65_535).default(3000)),
    PUBLIC_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))),
    TRUST_PROXY: flag,
    ROOMS: z.preprocess(
      (value) => (typeof value === "string" && value !== "" ? value.split(",").map((room) => room.trim()) : undefined),
      z.array(z.enum(roomNames)).default([...roomNames]),
    ),
    LOG_LEVEL: z.preprocess(
      blankIsAbsent,
      z.enum(["silent", "error", "warn", "info", "debug", "trace"]).default("warn"),
    ),

    DATA_DIR: optional(z.string()),
    DATABASE_URL: optional(z.string()),
    DATABASE_DIRECT_URL: optional(z.string()),
    DATABASE_POOL: z.preprocess(blankIsAbsent, z.coerce.number().int().min(2).max(200).default(10)),

    SMTP_URL: optional(z.string()),
    MAIL_FROM: z.preprocess(blankIsAbsent, z.string().default("Hemline <hello@hemline.example>")),
    CONTACT_ADDRESS: z.preprocess(blankIsAbsent, z.string().default("hello@hemline.example")),

    BILLING_URL: optional(z.url()),
    BILLING_CATALOGUE: optional(z.string()),
    BILLING_PUBLIC_KEY: optional(z.string()),
    BILLING_SECRET_KEY: optional(z.string()),

    STRIPE_SECRET_KEY: optional(z.string()),
    STRIPE_PUBLISHABLE_KEY: optional(z.string()),
    STRIPE_WEBHOOK_SECRET: optional(z.string()),
  })
  .refine(
    (env) =>
      [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET].filter(Boolean).length % 3 === 0,
    {
      message:
        "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET go together: set all three or none.",
      path: ["STRIPE_SECRET_KEY"],
    },
  )
  .refine((env) => env.ROOMS.includes("billing") || !env.ROOMS.includes("site") || env.BILLING_URL !== undefined, {
    message: "A site without billing in the same process needs BILLING_URL.",
    path: ["BILLING_URL"],
  });

export type Config = z.infer<typeof Environment>;

/** The project's own folder: paths in the environment are relative to it. */
export const projectDir = fileURLToPath(new URL(".", import.meta.url));

/**
 * Reads the environment once.
 * @throws an Error with one line for each variable that does not fit.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(env);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
}
