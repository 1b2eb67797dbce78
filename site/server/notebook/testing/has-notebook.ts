import { brands } from "../../brands/tables.ts";
import { items } from "../../items/tables.ts";
import { looks } from "../../looks/tables.ts";
import { products } from "../../products/tables.ts";
import type { TestSite } from "../../testing/test-site.ts";
import { figureOf } from "./document-of.ts";
import { hasCategory } from "./has-category.ts";
import { hasEntry } from "./has-entry.ts";
import { hasPreview } from "./has-preview.ts";

const cardTables = { look: looks, product: products, item: items, brand: brands };

/**
 * A category with an entry by Ada that shows photos, and cards of a few looks, products, items and brands. @returns slugs, and
 * the token of a preview of the entry
 */
export async function hasNotebook(
  site: Pick<TestSite, "db" | "context" | "ada">,
): Promise<{ entry: string; category: string; preview: string }> {
  const cards = await Promise.all(
    Object.entries(cardTables).map(async ([subject, table]) => {
      const found = await site.db.select({ id: table.id }).from(table).limit(6);
      return found.map(({ id }) => ({ kind: "card", subject: subject as keyof typeof cardTables, id }) as const);
    }),
  );
  const cover = await site.ada.hasPhoto();
  const photos = [await site.ada.hasPhoto(), await site.ada.hasPhoto()];
  await hasCategory(site, { slug: "care" });
  const document = ["Wash wool by hand", figureOf(photos), ...cards.flat()];
  const id = await hasEntry(site, { slug: "washing-wool", by: "ada", cover, document, categories: ["care"] });
  return { entry: "washing-wool", category: "care", preview: await hasPreview(site, id) };
}
