import type { MemberName } from "../accounts/member-name.ts";
import type { DiscussionCard } from "../discussions/discussion.ts";
import type { ItemCard } from "../items/item.ts";
import type { AppreciatedLook, LookCard, LookFeed, LookStory } from "../looks/look.ts";
import type { MemberCard, Suggestion } from "../members/member.ts";
import type { EntryCard } from "../notebook/entry.ts";
import type { SentForm } from "../page-data.ts";
import type { ReviewCard } from "../reviews/review.ts";

export interface HomePages {
  home: VisitorHome | MemberHome;
  about: null;
  contact: { form: SentForm | null; isSent: boolean };
  privacy: null;
  terms: null;
  questions: null;
  /** Real looks: samples are drawn with their photos. */
  components: { looks: LookCard[] };
}

/** What is empty or null is left out. */
export interface VisitorHome {
  kind: "visitor";
  hero: LookCard | null;
  looks: LookCard[];
  memberCount: number;
  lookCount: number;
  garment: GarmentLife | null;
  /** The lead and two more. */
  entries: EntryCard[];
  /** Of items that their authors wear. */
  reviews: ReviewCard[];
  /** In groups that everybody may read. */
  discussions: DiscussionCard[];
  /** The minute in which the page was read. */
  now: string;
}

/** One item of a wardrobe that everybody may see. Its price and the days of its wears are its owner’s own. */
export interface GarmentLife {
  item: ItemCard;
  owner: MemberName;
  addedAt: string;
  firstLook: LookCard;
  /** Null while the first one is the only one. */
  newestLook: LookCard | null;
  /** By its owner, of its product. */
  review: ReviewCard | null;
}

export interface MemberHome {
  kind: "member";
  /** `following`: of the members whom the viewer follows; `new`, of all others, while these have none. Newest first. */
  feed: Exclude<LookFeed, "popular">;
  looks: LookStory[];
  /** The newest ones by members whom the viewer follows. */
  reviews: ReviewCard[];
  /** The viewer's most recently liked looks. */
  appreciated: AppreciatedLook[];
  liked: LookCard[];
  /** Whom the viewer may want to follow, while there are few looks in the feed. */
  suggestions: Suggestion[];
  /** The newest members with looks. */
  newcomers: MemberCard[];
  ownLooks: number;
}
