import { lockMessage } from "../../discussions/messages/lock-message.ts";
import { setMessageState } from "../../discussions/messages/set-message-state.ts";
import type { TestSite } from "../test-site.ts";

/** Without an admin, who would be in the audit log. */
export const hideMessage = (db: TestSite["db"], id: string): Promise<void> =>
  db.transaction(async (tx) => setMessageState(tx, await lockMessage(tx, id), "hidden", ""));
