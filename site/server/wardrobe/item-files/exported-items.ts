import { and, desc, eq, ne, sql } from "drizzle-orm";
import { amountText } from "../../../shared/items/price-text.ts";
import { type ItemColumn, itemColumns } from "../../../shared/wardrobe/import.ts";
import { preparedRows, query } from "../../db/prepared-query.ts";
import { itemColours, items } from "../../items/tables.ts";
import type { SiteContext } from "../../site-context.ts";
import { csvText } from "../csv-text.ts";
import type { FileFormat } from "./read-items.ts";

type Value = string | number | boolean | string[] | null;

/** Everything that a member has, whatever its state, as an import reads it. The newest first. */
export async function exportedItems(
  { db }: Pick<SiteContext, "db">,
  member: { id: string },
  format: FileFormat,
): Promise<string> {
  const rows = await preparedRows(db, "items as a file", { member: member.id }, () =>
    query
      .select(columns)
      .from(items)
      .where(and(eq(items.authorId, sql.placeholder("member")), ne(items.state, "deleted")))
      .orderBy(desc(items.postedAt), desc(items.id)),
  );
  if (format === "json") return `${JSON.stringify(rows.map(jsonOf), null, 2)}\n`;
  return csvText([itemColumns, ...rows.map((row) => itemColumns.map((column) => cellOf(column, row[column])))]);
}

const columns = {
  name: items.name,
  category: items.category,
  colours: sql<string[]>`array(select ${itemColours.colour} from ${itemColours}
    where ${itemColours.itemId} = ${items.id} order by ${itemColours.position})`,
  brand: items.brandName,
  size: items.size,
  material: items.material,
  pattern: items.pattern,
  seasons: items.seasons,
  /** In millionths. */
  price: items.priceMicros,
  currency: items.currency,
  bought_on: items.boughtOn,
  notes: items.notes,
  quantity: items.quantity,
  stored_at: items.storedAt,
  favourite: items.isFavourite,
  wished: items.isWished,
  archived: items.archivedWhy,
  audience: items.audience,
} satisfies Record<ItemColumn, unknown>;

const jsonOf = ({ price, ...row }: Record<ItemColumn, Value>) =>
  Object.fromEntries(
    itemColumns.map((column) => [
      column,
      column !== "price" ? row[column] : typeof price === "number" ? price / 1_000_000 : null,
    ]),
  );

function cellOf(column: ItemColumn, value: Value): string | number | null {
  if (Array.isArray(value)) return value.join(";");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return column === "price" && typeof value === "number" ? amountText(value) : value;
}
