import type { Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { searchable } from "../../../shared/searchable.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { brands } from "../../brands/tables.ts";
import { changedMeanwhile } from "../../problems.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { requireNoFaults } from "../../wardrobe/item-files/read-items.ts";
import { filledFields } from "../history/audited-fields.ts";
import { recordChanges } from "../history/record-change.ts";
import { type BrandLine, readBrands } from "./read-brands.ts";
import { type ReadLine, repeatedLines } from "./read-lines.ts";
import { slugsOf, takenSlugs } from "./taken-slugs.ts";

/** Adds the brands of a file, all or none. @throws 422 with each faulty line, 409 when one came to be at this moment */
export async function importBrands(site: SiteContext, acting: ActingAdmin, text: string): Promise<number> {
  const { lines, faults } = readBrands(text);
  const rows = await site.db.transaction(async (tx) => {
    const drafts = lines.map(({ draft }) => draft);
    const taken = await takenSlugs(tx, "brand", drafts);
    requireNoFaults([...faults, ...slugFaults(lines, taken), ...(await nameFaults(tx, lines))]);
    const slugs = slugsOf("brand", drafts, taken);
    const made = drafts.map((draft, at) => rowOf(site, draft, slugs[at] ?? ""));
    const inserted = await tx.insert(brands).values(made).onConflictDoNothing().returning({ id: brands.id });
    if (inserted.length < made.length) throw changedMeanwhile();
    await recordChanges(
      tx,
      site,
      acting,
      made.map(({ id, name, slug, description, links, foundedIn, state }) => ({
        ...{ act: "create", kind: "brand", id, why: "Imported from a file" },
        after: filledFields({ name, slug, description, links, foundedIn, state }),
      })),
    );
    return made;
  });
  site.changed(["brands", "brands-by-followers"]);
  return rows.length;
}

const slugFaults = (lines: readonly ReadLine<BrandLine>[], taken: ReadonlySet<string>) =>
  repeatedLines(lines, "slug", ({ slug }) => slug, taken, "This page address is taken. Write another one, or none.");

async function nameFaults(tx: Transaction, lines: readonly ReadLine<BrandLine>[]) {
  const names = lines.map(({ draft }) => draft.name.toLowerCase());
  const found = await tx
    .select({ name: sql<string>`lower(${brands.name})` })
    .from(brands)
    .where(and(sql`lower(${brands.name}) = any(${sql.param(names)}::text[])`, eq(brands.state, "live")));
  const taken = new Set(found.map(({ name }) => name));
  const message = "There is a brand with this name already. Remove this line.";
  return repeatedLines(lines, "name", ({ name }) => name.toLowerCase(), taken, message);
}

const rowOf = ({ clock }: Pick<SiteContext, "clock">, { founded, ...draft }: BrandLine, slug: string) => ({
  ...{ id: newUuid(clock), slug, name: draft.name, searchText: searchable(draft.name), state: draft.state },
  ...{ description: draft.description, links: draft.links, foundedIn: founded ?? null },
  ...{ createdAt: clock(), editedAt: clock() },
});
