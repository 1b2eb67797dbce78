import type { MemberName } from "../../shared/member.ts";
import type { PhotoCard } from "../../shared/photo.ts";
import { usernameOf } from "./person-names.ts";

type NamedRow = Parameters<typeof usernameOf>[0] & { slug: string; isSubscriber: boolean | null };

export const memberName = (row: NamedRow, avatar: PhotoCard | null): MemberName => ({
  slug: row.slug,
  username: usernameOf(row),
  avatar,
  isSubscribed: row.isSubscriber === true,
});
