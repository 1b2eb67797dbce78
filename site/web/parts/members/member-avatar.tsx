import { Avatar } from "@hemline/ui/photos/avatar.tsx";
import type { ComponentProps } from "react";
import type { MemberWithAvatar } from "../../../shared/accounts/member-name.ts";
import { paths } from "../../../shared/paths.ts";

export function MemberAvatar({
  member: { username, avatar },
  size,
}: {
  member: Pick<MemberWithAvatar, "username" | "avatar">;
  size?: ComponentProps<typeof Avatar>["size"];
}) {
  const src = avatar ? paths.photo(avatar.id, avatar.version, avatar.widths[0] ?? 320, "webp") : undefined;
  return <Avatar name={username} src={src} size={size} />;
}
