import * as z from "zod";
import { PaywallFooter, PaywallStack } from "./paywall-component.ts";
import { PaywallBackground, PaywallImageScheme } from "./paywall-style.ts";

export const PaywallComponents = z.record(z.string(), z.unknown());
/** A paywall's document. Billing passes it through unchanged; only a renderer reads it. */
export type PaywallComponents = Record<string, unknown>;

/** Labels by key; pictures may be localized too. */
const Labels = z.record(z.string(), z.union([z.string(), PaywallImageScheme]));

/** The paywall as this version can draw it. Other properties of a document are ignored. */
export const Paywall = z.object({
  /** The fallback for missing labels, e.g. `en_US`. */
  default_locale: z.string().min(1),
  components_config: z.object({
    base: z.object({
      stack: PaywallStack,
      background: PaywallBackground.nullish(),
      sticky_footer: PaywallFooter.nullish(),
    }),
  }),
  components_localizations: z.record(z.string(), Labels),
});
export type Paywall = z.infer<typeof Paywall>;
