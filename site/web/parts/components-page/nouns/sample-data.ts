import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import type { DiscussionCard } from "../../../../shared/discussions/discussion.ts";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { LookCard } from "../../../../shared/looks/look.ts";
import type { EntryCard } from "../../../../shared/notebook/entry.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";
import type { ReviewCard } from "../../../../shared/reviews/review.ts";

export const maren: MemberWithAvatar = { slug: "maren-holt", username: "Maren Holt", isSubscribed: true, avatar: null };

export const noor: MemberWithAvatar = { slug: "noor-aziz", username: "نور عزيز", isSubscribed: false, avatar: null };

/** When the samples happen, and an hour before. */
export const now = "2026-03-01T12:00:00.000Z";
export const hourAgo = "2026-03-01T11:00:00.000Z";

export const brand = { slug: "norr-sund", name: "Norr & Sund" };

/** Of one of the looks; null without looks. */
export const photoOf = (looks: readonly LookCard[], at: number): PhotoCard | null =>
  looks[at % Math.max(1, looks.length)]?.photo ?? null;

export const sampleItem = (id: string, name: string, different: Partial<ItemCard> = {}): ItemCard => ({
  ...{ id, name, category: "coat", colours: ["beige"], brand: brand.name, brandLink: null, product: null },
  ...{ photo: null, wears: 31, isFavourite: false, isWished: false, isArchived: false, audience: "everyone" },
  ...different,
});

const coat = { kind: "product", slug: "wool-coat", name: "Wool coat", brand, photo: null } as const;

export const sampleReview: ReviewCard = {
  ...{ id: "sample", subject: coat, isSelf: false, halves: 9, fit: "true", sizeBought: "M", quality: 4 },
  author: maren,
  html: "<p>Heavy in the right way. The lining tore at the vent in the second winter, and the repair counter sewed it.</p>",
  ...{ photos: [], wears: 31, wornAtPosting: 12, isOfOwnBrand: false },
  ...{
    postedAt: "2026-03-01T12:00:00Z",
    editedAt: "2026-03-02T12:00:00Z",
    hasHistory: true,
    helpful: 42,
    unhelpful: 1,
    vote: "helpful",
  },
  answer: {
    source: "We have since doubled the stitching at the vent.",
    html: "<p>We have since doubled the stitching at the vent.</p>",
    ...{ answeredAt: "2026-03-03T12:00:00Z", editedAt: null, isOwn: false, isHidden: false },
  },
  hiddenBecause: null,
};

export const sampleGroup = { slug: "mending", name: "Mending", colour: "teal" } as const;

export const sampleDiscussion: DiscussionCard = {
  ...{
    id: "shirts",
    slug: "shirts",
    title: "White shirts that last",
    group: sampleGroup,
    tags: ["shirts"],
    access: "open",
  },
  ...{ isPinned: false, isLocked: false, replies: 128, unread: 3, lastAt: hourAgo, faces: [maren, noor] },
  last: { author: maren.username, text: "Turn the collar before it frays, not after.", number: 129 },
};

export const sampleEntry: EntryCard = {
  ...{ slug: "coats", title: "The coat nobody wears is the expensive one", cover: null, allowed: "everyone" },
  excerpt: "I logged a whole winter. What I paid at the till turned out to be the least interesting number.",
  ...{ author: maren, categories: [], publishedAt: "2026-11-14T09:00:00Z", minutes: 9 },
};
