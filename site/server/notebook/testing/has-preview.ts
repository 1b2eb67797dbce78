import { dayMs } from "../../../shared/durations.ts";
import { freshToken, tokenHash } from "../../accounts/sessions/token.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { entryPreviews } from "../tables.ts";

/** A link to the preview of an entry, for a day. @returns its token */
export async function hasPreview({ db, context }: Pick<TestSite, "db" | "context">, entryId: string): Promise<string> {
  const token = freshToken();
  const expiresAt = new Date(context.clock().getTime() + dayMs);
  await db.insert(entryPreviews).values({ tokenHash: tokenHash(token), entryId, expiresAt });
  return token;
}
