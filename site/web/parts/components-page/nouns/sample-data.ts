import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import type { ItemCard } from "../../../../shared/items/item.ts";
import type { LookCard } from "../../../../shared/looks/look.ts";
import type { PhotoCard } from "../../../../shared/photos/photo.ts";

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
