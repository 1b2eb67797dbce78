import type { MemberName } from "../accounts/member-name.ts";
import type { DiscussionCard } from "../discussions/discussion.ts";
import type { ItemCard, PicturedItem } from "../items/item.ts";
import type { LookCard, LookFeed } from "../looks/look.ts";
import type { Suggestion } from "../members/member.ts";
import type { EntryCard } from "../notebook/entry.ts";
import type { Outfit, Plan } from "../outfits/outfit.ts";
import type { WornDay } from "../outfits/pages.ts";
import type { SentForm, Slice } from "../page-data.ts";
import type { PhotoCard } from "../photos/photo.ts";
import type { ReviewCard } from "../reviews/review.ts";
import type { FeedStory } from "./feed-story.ts";
import type { HomeList } from "./home-lists.ts";

export interface HomePages {
  home: VisitorHome | MemberHome;
  about: null;
  contact: { form: SentForm | null; isSent: boolean };
  privacy: null;
  terms: null;
  questions: null;
  components: SamplePhotos;
}

/** What the samples of the style sheet are drawn with. */
export interface SamplePhotos {
  /** Real ones, for their photos. */
  looks: LookCard[];
  /** The cover of an entry, wider than high. Null while none is. */
  landscape: PhotoCard | null;
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
  /** When it was added, or first seen in a look. */
  ownedSince: string;
  firstLook: LookCard;
  /** Null while the first one is the only one. */
  newestLook: LookCard | null;
  /** By its owner, of its product. */
  review: ReviewCard | null;
}

export interface MemberHome {
  kind: "member";
  wardrobe: HomeWardrobe;
  show: HomeList;
  /**
   * `following`: of the members and brands whom the viewer follows, and what is new in the discussions that they follow.
   * `new`: the looks of all others, while there is nothing of these.
   */
  feed: Exclude<LookFeed, "popular">;
  /** A page of it, the newest first. */
  stories: Slice<FeedStory>;
  /** Whom the viewer may want to follow, while there are few looks in the feed. */
  suggestions: Suggestion[];
  ownLooks: number;
  /** The minute in which the page was read. */
  now: string;
}

/** What a member has planned, worn and left unnamed. Nobody else sees it. */
export interface HomeWardrobe {
  /** The date by UTC. Where the member is, it may be the day before or after. */
  day: string;
  hasItems: boolean;
  /** Of the week of that day, and of those of the days before and after it. */
  plans: HomePlan[];
  /** The same days: what was worn besides the planned outfits. */
  worn: WornDay<PicturedItem>[];
  /** All that wait for a name, and the oldest of them. */
  unnamed: { count: number; items: PicturedItem[] };
  /** Not for six weeks. */
  unworn: UnwornItem[];
}

export interface HomePlan extends Pick<Plan, "id" | "on" | "became"> {
  outfit: Pick<Outfit<PicturedItem>, "name" | "items">;
}

export interface UnwornItem extends PicturedItem {
  /** `2026-10-02` */
  lastWornOn: string;
}
