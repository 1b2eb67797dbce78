import type { Tree } from "../http/form.ts";
import { badParameter } from "../http/problem.ts";
import { find, type Kind } from "../store/objects.ts";
import type { Sql } from "../store/sql.ts";
import { taxLineList } from "../tax/tax-line-items.ts";

/** Fields with an id that `expand[]` replaces by its object. */
const expandable: Record<string, Record<string, Kind>> = {
  payment_intent: { latest_charge: "charges", payment_method: "payment_methods", customer: "customers" },
  setup_intent: { payment_method: "payment_methods", customer: "customers" },
  charge: { payment_intent: "payment_intents", customer: "customers" },
  payment_method: { customer: "customers" },
  dispute: { charge: "charges", payment_intent: "payment_intents" },
  "radar.early_fraud_warning": { charge: "charges", payment_intent: "payment_intents" },
  refund: { charge: "charges", payment_intent: "payment_intents", payment_method: "payment_methods" },
};

/** Lists that `expand[]` adds. */
const lists: Record<string, Record<string, (sql: Sql, id: string) => Promise<object>>> = {
  "tax.calculation": { line_items: (sql, id) => taxLineList(sql, { kind: "calculations", id }) },
  "tax.transaction": { line_items: (sql, id) => taxLineList(sql, { kind: "transactions", id }) },
};

interface Opened {
  object?: unknown;
  [field: string]: unknown;
}

const isObject = (value: unknown): value is Opened => typeof value === "object" && value !== null;

async function open(sql: Sql, object: Opened, steps: readonly string[], path: string): Promise<Opened> {
  const [field, ...rest] = steps;
  if (field === undefined) return object;
  if (object.object === "list" && field === "data" && Array.isArray(object.data)) {
    const data = await Promise.all(object.data.map((one: Opened) => open(sql, one, rest, path)));
    return { ...object, data };
  }
  const list = lists[String(object.object)]?.[field];
  if (list) return { ...object, [field]: await open(sql, (await list(sql, String(object.id))) as Opened, rest, path) };
  const kind = expandable[String(object.object)]?.[field];
  if (!kind) throw badParameter("expand", `This property cannot be expanded (${path}).`);
  const value = object[field];
  const opened: unknown = typeof value === "string" ? await find(sql, kind, value) : value;
  return { ...object, [field]: isObject(opened) ? await open(sql, opened as Opened, rest, path) : opened };
}

/** Removes `expand[]` from the form. */
export function expansionsIn(form: Tree): string[] {
  const { expand } = form;
  delete form.expand;
  if (expand === undefined) return [];
  if (typeof expand === "string") throw badParameter("expand", "Invalid array");
  return Object.values(expand).map((path) => {
    if (typeof path === "string") return path;
    throw badParameter("expand", "Invalid string");
  });
}

export async function expanded(sql: Sql, object: object, paths: readonly string[]): Promise<object> {
  let result = object as Opened;
  for (const path of paths) result = await open(sql, result, path.split("."), path);
  return result;
}
