import type { Database } from "@hemline/database";
import { setCommentState } from "../../comments/set-comment-state.ts";

/** Without an admin, who would be in the audit log. */
export const hideComment = (db: Database, id: string): Promise<unknown> =>
  db.transaction((tx) => setCommentState(tx, id, "hidden"));
