import type { MemberName, MemberWithAvatar } from "../accounts/member-name.ts";
import type { PhotoCard } from "../photos/photo.ts";

/** `asked`: a private member has not answered yet. */
export type FollowState = "none" | "asked" | "following";

export interface MemberFacts extends MemberWithAvatar {
  city: string | null;
  /** Null for a private member whom the viewer does not follow. */
  looks: number | null;
}

/** A member among the results of a search. */
export interface FoundMember extends MemberFacts {
  /** What the bio says around the words of the search. Null where the name has them all, or the bio is closed to the viewer. */
  bio: string | null;
}

export interface MemberCard extends MemberFacts {
  /** Covers of their first looks, three at most. */
  photos: PhotoCard[];
}

export const memberOrders = ["newest", "followers", "looks"] as const;
/** `newest`: members with looks first, then by date. Otherwise by number of looks or followers. */
export type MemberOrder = (typeof memberOrders)[number];

/** A member in a list of people. */
export interface Person extends MemberWithAvatar {
  city: string | null;
  /** Following asks them first. */
  isPrivate: boolean;
  /** Whether the viewer follows them; null for visitors and for the viewer. */
  follow: FollowState | null;
}

/** A member whom the viewer has blocked or muted. */
export interface BlockedOrMutedPerson extends Person {
  /** False while the viewer can't open it: they blocked the member, or the member is leaving. */
  hasPage: boolean;
}

/** A member whom the viewer may want to follow. */
export interface Suggestion extends Person {
  /** One of those whom the viewer follows and who follow the member, and how many more there are. */
  followedBy: { member: MemberName; others: number } | null;
}

export interface MemberCounts {
  looks: number;
  /** Owned and not archived. 0 while the wardrobe is closed to the viewer. */
  items: number;
  likes: number;
  reviews: number;
  followers: number;
  following: number;
}

/** The head of a member's pages. */
export interface MemberProfile extends MemberWithAvatar {
  fullName: string;
  city: string | null;
  bio: string | null;
  /** The wide photo above the head. */
  cover: PhotoCard | null;
  /** Three `https` addresses at most. */
  links: string[];
  joinedAt: string;
  isSelf: boolean;
  isPrivate: boolean;
  /** The member is private and the viewer doesn't follow them: there is only this head, without counts, city, bio, cover and links. */
  counts: MemberCounts | null;
  /** Null for visitors and on the viewer's own page. */
  relation: { follow: FollowState; followsViewer: boolean; isMuted: boolean } | null;
}

/** The answer to following and unfollowing. */
export interface FollowAnswer {
  follow: FollowState;
  /** Null while the member's counts are closed to the viewer. */
  followers: number | null;
}
