import type { BillingContext } from "../../context/billing-context.ts";
import type { Caller } from "../../store/catalogue/api-keys.ts";
import type { AssetCache } from "../../store/catalogue/asset-cache.ts";
import type { NodeEnv } from "./client-address.ts";
import type { LimitSettings } from "./rate-limit-settings.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface BillingEnv {
  Bindings: NodeEnv;
  Variables: {
    context: BillingContext;
    limits: RateLimiter;
    settings: LimitSettings;
    assets: AssetCache;
    address: string | null;
    country: string | null;
    caller: Caller;
    portalFile: ((path: string, request: Request) => Response | null) | undefined;
  };
}
