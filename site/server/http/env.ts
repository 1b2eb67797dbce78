import type { Role } from "../../shared/user.ts";
import type { SiteContext } from "../parts.ts";

/** The signed-in person of one request. */
export interface Member {
  id: string;
  /** The random id that billing knows the person by; never shown. */
  billingId: string;
  email: string;
  firstName: string;
  lastName: string | null;
  /** The chosen name; the full name stands in where it is null. */
  username: string | null;
  slug: string;
  role: Role;
  avatarId: string | null;
  lookCount: number;
  /** What billing said last; null until it was asked. */
  isSubscriber: boolean | null;
}

/** Hono's variables on every request of the site. */
export interface SiteEnv {
  Variables: {
    site: SiteContext;
    viewer: Member | null;
    /** True when the request brought a token that no longer opens anything. */
    tokenIsDead: boolean;
    requestId: string;
    /** The caller's address, as `TRUST_PROXY` allows to believe it. */
    address: string;
  };
}
