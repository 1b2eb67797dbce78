import { fileURLToPath } from "node:url";
import * as z from "zod";

const blankIsAbsent = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsAbsent, type.optional());
const text = (otherwise: string) => z.preprocess(blankIsAbsent, z.string().default(otherwise));
const flag = z
  .preprocess(blankIsAbsent, z.enum(["0", "1", "true", "false"], "must be 0 or 1.").default("0"))
  .transform((value) => value === "1" || value === "true");
const wholeNumber = (from: number, to: number) => {
  const sentence = `must be a whole number from ${from} to ${to}.`;
  return z.coerce.number(sentence).int(sentence).min(from, sentence).max(to, sentence);
};
const whole = (from: number, to: number, otherwise: number) =>
  z.preprocess(blankIsAbsent, wholeNumber(from, to).default(otherwise));
/** Unset, the limit is billing's own. */
const optionalLimit = optional(wholeNumber(1, 1_000_000));
const schemes = (example: string, ...allowed: string[]) =>
  optional(
    z.string().refine((value) => allowed.some((scheme) => value.startsWith(`${scheme}://`)), {
      message: `must be an address like ${example}`,
    }),
  );
const hasHost = (url: string | undefined) => !url || !!URL.parse(url)?.hostname;
/** An address of ours as `URL` spells it, so that it can be compared with a request's, without a slash at its end. */
const web = (example: string) =>
  optional(z.string()).transform((text, { addIssue }) => {
    if (text === undefined) return undefined;
    const url = /^https?:\/\//i.test(text.trim()) ? URL.parse(text) : null;
    if (url && !url.username && !url.password && !/[?#]/.test(text)) return url.href.replace(/\/+$/, "");
    addIssue({ code: "custom", message: `must be an address like ${example}` });
    return z.NEVER;
  });

const levels = ["silent", "error", "warn", "info", "debug", "trace"] as const;

/** What a process may serve. `worker` does the background's work of site and billing. */
const serviceNames = ["site", "billing", "gateway", "worker"] as const;
export type ServiceName = (typeof serviceNames)[number];

const Environment = z
  .object({
    HOST: text("127.0.0.1"),
    PORT: whole(0, 65_535, 3000),
    PUBLIC_URL: web("https://hemline.example").refine((url) => !url || /^https?:\/\/[^/]+$/.test(url), {
      message: "must be an address without a path, like https://hemline.example",
    }),
    TRUST_PROXY: flag,
    SERVICES: z.preprocess(
      (value) =>
        typeof value === "string" && value.trim() !== "" ? value.split(",").map((name) => name.trim()) : undefined,
      z.array(z.enum(serviceNames, `must be a list of ${serviceNames.join(", ")}.`)).default([...serviceNames]),
    ),
    LOG_LEVEL: z.preprocess(blankIsAbsent, z.enum(levels, `must be one of ${levels.join(", ")}.`).default("warn")),

    DATA_DIR: optional(z.string()),
    DATABASE_URL: schemes("postgres://user:password@host:5432/hemline", "postgres", "postgresql"),
    DATABASE_DIRECT_URL: schemes("postgres://user:password@host:5432/hemline", "postgres", "postgresql"),
    DATABASE_POOL: whole(2, 200, 6),

    SMTP_URL: schemes("smtp://user:password@host:587", "smtp", "smtps").refine(hasHost, {
      message: "must be an address like smtp://user:password@host:587",
    }),
    MAIL_FROM: text("Hemline <hello@hemline.example>"),
    CONTACT_ADDRESS: text("hello@hemline.example"),

    BILLING_URL: web("https://billing.example/pay"),
    GATEWAY_URL: web("http://localhost:3002/gateway"),
    BILLING_CALLS_PER_MINUTE: optionalLimit,
    CHECKOUT_STARTS_PER_MINUTE: optionalLimit,
    CHECKOUT_CUSTOMERS_PER_HOUR: optionalLimit,
    CHECKOUT_DECLINES_PER_HOUR: optionalLimit,
    BILLING_CATALOGUE: optional(z.string()),
    BILLING_PUBLIC_KEY: optional(z.string()),
    BILLING_SECRET_KEY: optional(z.string()),
    BILLING_WEBHOOK_SECRET: optional(
      z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 bytes in base64."),
    ),
    /** `1` asks for the demo community where others reach it, `0` does without everywhere. */
    DEMO: optional(z.enum(["0", "1"], "must be 0 or 1.")),
    CARD_SIMULATOR: flag,
    MAILBOX: flag,
    EXAMPLES: optional(z.enum(["0", "1"], "must be 0 or 1.")),

    STRIPE_SECRET_KEY: optional(z.string()),
    STRIPE_PUBLISHABLE_KEY: optional(z.string()),
    STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/[^\s,]/, "must be the signing secret of the webhook.")),
  })
  .superRefine((env, { addIssue }) => {
    const refuse = (variable: string, message: string) => addIssue({ code: "custom", path: [variable], message });
    const keys = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET].filter(Boolean);
    if (keys.length % 3 !== 0)
      refuse(
        "STRIPE_SECRET_KEY",
        "must be set together with STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or not at all.",
      );
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) refuse("DATABASE_DIRECT_URL", "needs DATABASE_URL as well.");
    if (env.BILLING_URL || env.SERVICES.includes("billing")) return;
    if (env.SERVICES.includes("site")) refuse("BILLING_URL", "is needed: this process runs the site without billing.");
    else if (env.SERVICES.includes("gateway"))
      refuse("BILLING_URL", "is needed: this process runs the card simulator without billing, and sends it webhooks.");
  });

export type Config = z.infer<typeof Environment>;

/** The project's own folder: paths in the environment are relative to it. */
export const projectDir = fileURLToPath(new URL("..", import.meta.url));

/**
 * Reads the environment once.
 * @throws an Error with one line for each variable that does not fit.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
  throw new Error([...new Set(lines)].join("\n"));
}
