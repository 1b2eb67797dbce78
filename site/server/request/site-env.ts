import type { Role } from "../../shared/accounts/user.ts";
import type { Standing } from "../../shared/permissions.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import type { SiteContext } from "../site-context.ts";

export interface Member {
  id: string;
  /** The random id of this member at billing; never shown. */
  billingId: string;
  email: string;
  firstName: string;
  lastName: string | null;
  /** Null: the full name is shown. */
  username: string | null;
  slug: string;
  role: Role;
  standing: Standing;
  /** When a suspension ends by itself. */
  suspendedUntil: Date | null;
  postingPausedUntil: Date | null;
  avatarId: string | null;
  lookCount: number;
  followingCount: number;
  isPrivate: boolean;
  /** As billing last said; null without a subscription. */
  subscribedUntil: Date | null;
  /** Null until the member has opened the link mailed to the present address. */
  emailVerifiedAt: Date | null;
  createdAt: Date;
  /** Of the request, for those who came by one. */
  sessionId?: string;
  /** Read with the session: the photo of `avatarId` then, and whether a notification came that the member has not seen. */
  avatar?: Omit<PhotoCard, "alt"> | null;
  hasUnseen?: boolean;
}

export interface SiteEnv {
  Variables: {
    site: SiteContext;
    viewer: Member | null;
    hasExpiredToken: boolean;
    requestId: string;
    /** The caller's address; forwarded headers count where `TRUST_PROXY` allows it. */
    address: string;
    /** Of the limit that the call counts against, as it stands after the call. */
    limitHeaders?: () => Record<string, string>;
  };
}
