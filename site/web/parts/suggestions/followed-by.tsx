import { formatNumber } from "../../../shared/format-number.ts";
import type { Suggestion } from "../../../shared/members/member.ts";

/** "Followed by Noor Aziz and 3 others" */
export function FollowedBy({ member, others }: NonNullable<Suggestion["followedBy"]>) {
  return (
    <>
      Followed by <bdi>{member.username}</bdi>
      {others > 0 && ` and ${formatNumber(others)} ${others === 1 ? "other" : "others"}`}
    </>
  );
}
