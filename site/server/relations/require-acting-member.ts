import type { Standing } from "../../shared/permissions.ts";
import { banned, loginRequired } from "../problems.ts";

export interface ActingOptions {
  /** For what members take back, and for what they change for themselves alone. */
  mayBeBanned?: boolean;
}

/**
 * Belongs behind a lock on the member: the request may be older than a ban, or than the end of the account.
 * @throws 401 when the member was deleted or is leaving, 403 when they are banned
 */
export function requireActingMember<Row extends { standing: Standing }>(
  member: Row | null | undefined,
  { mayBeBanned = false }: ActingOptions = {},
): Row {
  if (!member || member.standing === "leaving" || member.standing === "erased") throw loginRequired();
  if (member.standing === "banned" && !mayBeBanned) throw banned();
  return member;
}
