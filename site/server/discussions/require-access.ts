import type { WritingBar } from "../../shared/groups/group-access.ts";
import type { ReaderAccess } from "../../shared/reader-access.ts";
import { barredFromWriting, closedToReader } from "../problems.ts";

/** @throws 401 or 403 for whom the group is closed */
export function requireOpen({ access }: { access: ReaderAccess }): void {
  if (access !== "open") throw closedToReader(access);
}

/** @throws 401, 403 or 409 with what keeps the member from writing */
export function requireWritable({ bar }: { bar: WritingBar | null }): void {
  if (bar !== null) throw barredFromWriting(bar);
}
