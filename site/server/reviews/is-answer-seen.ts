import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../shared/permissions.ts";
import { preparedViewer, readerKind } from "../relations/seen-by.ts";
import { reviewAnswers } from "./tables.ts";

/** Keeps the responses that a reader of their reviews may see: of those that moderation hid, a member’s own, and admins all. */
export function isAnswerSeen(reader: Reader | null, viewer: SQL = preparedViewer): SQL | undefined {
  switch (readerKind(reader)) {
    case "admin":
      return undefined;
    case "member":
      return sql`(${reviewAnswers.state} = 'live' or ${reviewAnswers.memberId} = ${viewer})`;
    case "visitor":
      return sql`${reviewAnswers.state} = 'live'`;
  }
}
