import type { MemberName, MemberWithAvatar } from "../../shared/accounts/member-name.ts";
import type { PhotoCard } from "../../shared/photos/photo.ts";
import { usernameOf } from "./person-names.ts";

type NamedRow = Parameters<typeof usernameOf>[0] & { slug: string; isSubscriber: boolean };

export const memberName = (row: NamedRow): MemberName => ({
  slug: row.slug,
  username: usernameOf(row),
  isSubscribed: row.isSubscriber,
});

export const memberWithAvatar = (row: NamedRow, avatar: PhotoCard | null): MemberWithAvatar => ({
  ...memberName(row),
  avatar,
});
