import type { MemberName, MemberWithAvatar } from "../../shared/member.ts";
import { photoCard } from "../photos/photos.ts";
import { usernameOf } from "./names.ts";

type PhotoRow = Parameters<typeof photoCard>[0];
type NamedRow = Parameters<typeof usernameOf>[0] & { slug: string; isSubscriber: boolean | null };

/** A member as they are named beside anything they made. */
export const memberName = (row: NamedRow): MemberName => ({
  slug: row.slug,
  username: usernameOf(row),
  isSubscribed: row.isSubscriber === true,
});

export const memberWithAvatar = (row: NamedRow, avatar: PhotoRow | null): MemberWithAvatar => ({
  ...memberName(row),
  avatar: avatar && photoCard(avatar),
});
