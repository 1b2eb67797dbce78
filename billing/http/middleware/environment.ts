import type { BillingContext } from "../../context/billing-context.ts";
import type { Caller } from "../../store/catalogue/keys.ts";
import type { AssetCache } from "./asset-cache.ts";
import type { NodeEnv } from "./client-address.ts";
import type { LimitSettings } from "./limit-settings.ts";
import type { RateLimiter } from "./rate-limiter.ts";

/** What a request carries through the routes. */
export interface BillingEnv {
  Bindings: NodeEnv;
  Variables: {
    context: BillingContext;
    limits: RateLimiter;
    settings: LimitSettings;
    assets: AssetCache;
    /** Whose browser or server it is, when the process knows. */
    address: string | null;
    /** Where that browser is, when a trusted proxy says so. */
    country: string | null;
    caller: Caller;
    /** A file of the portal's page; not there where the portal is not served. */
    portalFile: ((path: string, request: Request) => Response | null) | undefined;
  };
}
