import type { MemberName } from "../../../shared/member.ts";
import { SubscriberBadge } from "./subscriber-badge.tsx";

/** A member's name in its own direction of writing, with the badge of those who subscribe. */
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
