import type { Database, Transaction } from "@hemline/database";
import { and, eq, ne, sql } from "drizzle-orm";
import { brands } from "../../brands/tables.ts";
import { invalid } from "../../problems.ts";

/** Nobody else gives one of these names to a live brand until the transaction ends. Taken first, in one order. */
export async function lockBrandNames(tx: Transaction, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names.map((one) => one.toLowerCase()))].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`brand ${name}`}, 0))`);
}

/** The live brand of this name, whatever its capitals. */
export async function liveBrandNamed(
  db: Database | Transaction,
  name: string,
  exceptId?: string,
): Promise<string | null> {
  const [found] = await db
    .select({ name: brands.name })
    .from(brands)
    .where(
      and(
        sql`lower(${brands.name}) = lower(${name})`,
        eq(brands.state, "live"),
        exceptId === undefined ? undefined : ne(brands.id, exceptId),
      ),
    );
  return found?.name ?? null;
}

/** @throws 422 at `name` */
export async function requireFreeBrandName(tx: Transaction, name: string, exceptId?: string): Promise<void> {
  const taken = await liveBrandNamed(tx, name, exceptId);
  if (taken)
    throw invalid({ name: [`There is a brand called “${taken}” already. Choose another name, or merge them.`] });
}
