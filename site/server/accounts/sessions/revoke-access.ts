import type { Transaction } from "@hemline/database";
import { and, eq, ne } from "drizzle-orm";
import { publishLive } from "../../live/publish-live.ts";
import { mailLinks, sessions, trustedDevices } from "../tables.ts";
import { tokenHash } from "./token.ts";

/** Ends a member's sessions but the kept one, and no longer trusts their browsers and mailed links, except the one that undoes leaving. */
export async function revokeAccess(tx: Transaction, memberId: string, keptToken: string | null): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.memberId, memberId),
        keptToken === null ? undefined : ne(sessions.tokenHash, tokenHash(keptToken)),
      ),
    );
  await publishLive(tx, memberId);
  await tx.delete(trustedDevices).where(eq(trustedDevices.memberId, memberId));
  await tx.delete(mailLinks).where(and(eq(mailLinks.memberId, memberId), ne(mailLinks.purpose, "undo-leaving")));
}
