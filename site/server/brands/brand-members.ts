import type { Database, Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { preparedRows, query } from "../db/prepared-query.ts";
import { brandMembers } from "./tables.ts";

/** Whether a member speaks for a brand: answers its reviews, and is named as such in their own. */
export async function isBrandMember(db: Database | Transaction, brandId: string, memberId: string): Promise<boolean> {
  const found = await preparedRows(db, "member of a brand", { brandId, memberId }, () =>
    query
      .select({ memberId: brandMembers.memberId })
      .from(brandMembers)
      .where(
        and(
          eq(brandMembers.brandId, sql.placeholder("brandId")),
          eq(brandMembers.memberId, sql.placeholder("memberId")),
        ),
      ),
  );
  return found.length > 0;
}
