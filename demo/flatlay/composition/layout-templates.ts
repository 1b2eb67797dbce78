import type { Kind } from "../garments/garment-kinds.ts";
import { detail, still } from "./close-up-templates.ts";
import { type Role, roleOf } from "./garment-roles.ts";
import { coatOver, coatOverDress, column, dress, jacketOverDress, layers, split } from "./outfit-templates.ts";

export const templates = {
  split,
  column,
  layers,
  dress,
  jacketOverDress,
  coatOver,
  coatOverDress,
  detail,
  still,
} as const;

export type TemplateName = keyof typeof templates;

const short: Kind[] = ["shorts", "miniSkirt", "pleatedSkirt", "satinSkirt"];

/** The template that suits a set of clothes; `choice` in 0..1 decides where two do. */
export function templateFor(kinds: readonly Kind[], choice: number): TemplateName {
  const has = (role: Role) => kinds.some((kind) => roleOf[kind] === role);
  if (has("dress")) return has("coat") ? "coatOverDress" : has("jacket") ? "jacketOverDress" : "dress";
  if (has("coat")) return "coatOver";
  if (has("jacket") && has("top")) return "layers";
  return choice < 0.55 && kinds.some((kind) => short.includes(kind)) ? "column" : "split";
}
