import { randomBytes } from "node:crypto";
import type { Transaction } from "@hemline/database";
import { and, eq, inArray } from "drizzle-orm";
import { isReserved } from "../../../shared/reserved-slugs.ts";
import { slugOf } from "../../../shared/slug.ts";
import { brands } from "../../brands/tables.ts";
import { products } from "../../products/tables.ts";
import { oldSlugs } from "../../slugs/tables.ts";

interface Named {
  name: string;
  slug?: string | undefined;
}

const wantedSlug = (kind: "brand" | "product", { name, slug }: Named) => slug ?? slugOf(name, kind);

/** Those of the wanted slugs that lead somewhere already. */
export async function takenSlugs(
  tx: Transaction,
  kind: "brand" | "product",
  drafts: readonly Named[],
): Promise<Set<string>> {
  const wanted = [...new Set(drafts.map((draft) => wantedSlug(kind, draft)))];
  const table = kind === "brand" ? brands : products;
  const present = await tx.select({ slug: table.slug }).from(table).where(inArray(table.slug, wanted));
  const former = await tx
    .select({ slug: oldSlugs.slug })
    .from(oldSlugs)
    .where(and(eq(oldSlugs.kind, kind), inArray(oldSlugs.slug, wanted)));
  return new Set([...present, ...former].map(({ slug }) => slug));
}

/** The slug of each: the one that its line names, or one made of its name, with a random ending where that is taken. */
export function slugsOf(kind: "brand" | "product", drafts: readonly Named[], taken: ReadonlySet<string>): string[] {
  const used = new Set([...taken, ...drafts.flatMap(({ slug }) => slug ?? [])]);
  return drafts.map((draft) => {
    const wanted = wantedSlug(kind, draft);
    if (draft.slug !== undefined) return wanted;
    const slug = used.has(wanted) || isReserved(wanted) ? `${wanted}-${randomBytes(3).toString("hex")}` : wanted;
    used.add(slug);
    return slug;
  });
}
