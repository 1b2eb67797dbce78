import { isDeepStrictEqual } from "node:util";
import { defined } from "../defined.ts";
import type { Catalogue } from "./catalogue.ts";

/** What things of a list are known by. */
const names = ["identifier", "code", "currency", "key"] as const;

/** Things that stay readable for what was sold. */
const archived = new Set(["products", "virtual_currencies", "prices", "options"]);

const maxShownLength = 100;

type Json = Record<string, unknown>;

/**
 * What makes one exported document of another, one line each: `+ products pins`, `- offerings autumn`,
 * `~ products atelier_monthly prices EUR amount_micros: 4000000 -> 5000000`.
 * @param before null for a project that is new
 */
export function catalogueChanges(before: Catalogue | null, after: Catalogue): string[] {
  if (before) return changesOf([], before, after);
  const { project, ...rest } = after;
  const nothing = Object.fromEntries(Object.entries(rest).map(([name, it]) => [name, Array.isArray(it) ? [] : null]));
  return [`+ project ${project.identifier}`, ...changesOf([], nothing, rest)];
}

function changesOf(path: readonly string[], before: Json, after: Json): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (isDeepStrictEqual(old, now)) return [];
    const here = [...path, field];
    const [olds, nows] = [namedIn(old), namedIn(now)];
    if (olds && nows) return changesOfList(here, olds, nows);
    if (isObject(old) && isObject(now) && field !== "metadata" && field !== "paywall") return changesOf(here, old, now);
    return [`~ ${here.join(" ")}: ${shown(old)} -> ${shown(now)}`];
  });
}

function changesOfList(path: readonly string[], before: Map<string, Json>, after: Map<string, Json>): string[] {
  const label = path.join(" ");
  const gone = [...before.keys()].filter((it) => !after.has(it));
  const lines = gone.map(
    (it) => `- ${label} ${it}${archived.has(defined(path.at(-1), "path")) ? " (retired; past sales stay)" : ""}`,
  );
  for (const [name, now] of after) {
    const old = before.get(name);
    lines.push(...(old ? changesOf([...path, name], old, now) : [`+ ${label} ${name}`]));
  }
  const kept = [...before.keys()].filter((it) => after.has(it));
  const order = [...after.keys()].filter((it) => before.has(it));
  if (isOrdered(path) && !isDeepStrictEqual(kept, order)) lines.push(`~ ${label} in the order ${order.join(", ")}`);
  return lines;
}

/** Where the order says something. */
function isOrdered(path: readonly string[]): boolean {
  return ["prices", "offerings", "packages", "placements", "targeting_rules"].includes(defined(path.at(-1), "path"));
}

/** A list of named things by their names; null for anything else. */
function namedIn(value: unknown): Map<string, Json> | null {
  if (!Array.isArray(value) || !value.every(isObject)) return null;
  const things = value.map(
    (it) => [names.map((name) => it[name]).find((name) => typeof name === "string"), it] as const,
  );
  return things.every(([name]) => name !== undefined) ? new Map(things as [string, Json][]) : null;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = value === undefined || value === null ? "nothing" : JSON.stringify(value);
  return text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
}
