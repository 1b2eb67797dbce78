import * as z from "zod";

/** A paywall as its author wrote it. Billing passes it through untouched; only a renderer looks inside. */
export const PaywallComponents = z.record(z.string(), z.unknown());
/** Written out, not inferred: the SDK's published types speak of it and may not need zod. */
export type PaywallComponents = Record<string, unknown>;
