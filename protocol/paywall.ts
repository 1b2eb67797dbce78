import * as z from "zod";

/** A paywall as its author wrote it. Billing passes it through untouched; only a renderer looks inside. */
export const PaywallComponents = z.record(z.string(), z.unknown());
export type PaywallComponents = z.infer<typeof PaywallComponents>;
