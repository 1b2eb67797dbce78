import type { MemberName } from "../../../shared/accounts/member-name.ts";
import { MarkedText } from "../format/marked-text.tsx";
import { SubscriberBadge } from "./subscriber-badge.tsx";

export function DisplayName({
  member: { username, isSubscribed },
  isFound = false,
}: {
  member: Pick<MemberName, "username" | "isSubscribed">;
  /** The name is what a search has found, so that its words are marked. */
  isFound?: boolean;
}) {
  return (
    <>
      <span dir="auto">{isFound ? <MarkedText text={username} /> : username}</span>
      {isSubscribed && <SubscriberBadge />}
    </>
  );
}
