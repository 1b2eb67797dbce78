import type Stripe from "stripe";
import type { Range } from "../http/created-filter.ts";
import { apiList, defaultLimit, type Paging } from "../http/pagination.ts";
import { noSuchCursor } from "../http/problem.ts";
import type { Kind, Stored } from "./objects.ts";
import type { Sql } from "./sql.ts";

export interface ListQuery {
  /** Filters by fields of the objects; undefined ones are ignored. */
  fields?: Record<string, string | readonly string[] | undefined>;
  created?: Range | undefined;
  paging: Paging;
  /** The path of the list. */
  url: string;
}

interface Where {
  conditions: string[];
  values: unknown[];
}

function conditionsOf({ fields = {}, created = {} }: ListQuery): Where {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const conditions = Object.entries(fields).flatMap(([field, value]) => {
    if (value === undefined) return [];
    return typeof value === "string"
      ? [`body ->> '${field}' = ${place(value)}`]
      : [`body ->> '${field}' = any(${place(value)}::text[])`];
  });
  // Instants are whole seconds on the wire, but events are stored more precisely: "after 5" begins at 6.
  const bounds = [
    [">=", created.gte],
    [">=", created.gt === undefined ? undefined : created.gt + 1],
    ["<", created.lt],
    ["<", created.lte === undefined ? undefined : created.lte + 1],
  ] as const;
  for (const [comparison, instant] of bounds)
    if (instant !== undefined) conditions.push(`created_at ${comparison} to_timestamp(${place(instant)}::bigint)`);
  return { conditions, values };
}

/**
 * A page of stored objects, newest first; with `ending_before`, the page before. Objects of the same second have a
 * stable order; events stay in the order in which they happened.
 */
export async function listObjects<K extends Kind>(
  sql: Sql,
  kind: K,
  wanted: ListQuery,
): Promise<Stripe.ApiList<Stored[K]>> {
  const { paging, url } = wanted;
  const { conditions, values } = conditionsOf(wanted);
  const order = kind === "events" ? ["created_at", "place"] : ["created_at", "id"];
  const isBackwards = paging.ending_before !== undefined;
  const cursor = paging.ending_before ?? paging.starting_after;
  if (cursor !== undefined) {
    const known = await sql.query(`select 1 from gateway.${kind} where id = $1`, [cursor]);
    if (known.rows.length === 0) throw noSuchCursor(isBackwards ? "ending_before" : "starting_after", cursor);
    conditions.push(
      `(${order}) ${isBackwards ? ">" : "<"} (select ${order} from gateway.${kind} where id = $${values.push(cursor)})`,
    );
  }
  const limit = paging.limit ?? defaultLimit;
  const direction = isBackwards ? "asc" : "desc";
  const { rows } = await sql.query<{ body: Stored[K] }>(
    `select body from gateway.${kind} ${conditions.length > 0 ? `where ${conditions.join(" and ")}` : ""}
     order by ${order.map((column) => `${column} ${direction}`).join(", ")} limit $${values.push(limit + 1)}`,
    values,
  );
  const data = rows.slice(0, limit).map(({ body }) => body);
  return apiList(isBackwards ? data.reverse() : data, { url, has_more: rows.length > limit });
}
