import type { MemberName } from "../../../shared/accounts/member-name.ts";
import { SubscriberBadge } from "./subscriber-badge.tsx";

export function DisplayName({
  member: { username, isSubscribed },
}: {
  member: Pick<MemberName, "username" | "isSubscribed">;
}) {
  return (
    <>
      <span dir="auto">{username}</span>
      {isSubscribed && <SubscriberBadge />}
    </>
  );
}
