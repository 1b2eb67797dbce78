import type { Transaction } from "@hemline/database";
import { notify } from "../notifications/notify.ts";
import { withdraw } from "../notifications/withdraw.ts";
import type { SiteContext } from "../site-context.ts";
import { namedBy } from "./comment-notices.ts";

/** After an edit: notifies whom the comment names now for the first time, and takes back what others were told. */
export async function renewMentionNotices(
  tx: Transaction,
  site: Pick<SiteContext, "clock">,
  { id, authorId }: { id: string; authorId: string },
  namedBefore: readonly { memberId: string }[],
): Promise<void> {
  const before = new Set(namedBefore.map(({ memberId }) => memberId));
  const now = new Set((await namedBy(tx, id)).map(({ memberId }) => memberId));
  const noticeFor = (memberId: string) => ({ memberId, kind: "mention", actorId: authorId, subjectId: id }) as const;
  const dropped = [...before].filter((memberId) => !now.has(memberId));
  if (dropped.length) await withdraw(tx, ...dropped.map(noticeFor));
  for (const memberId of now) if (!before.has(memberId)) await notify(tx, site, noticeFor(memberId));
}
