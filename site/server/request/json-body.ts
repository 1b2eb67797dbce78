import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import { invalid, jsonMissing, jsonTooDeep } from "../problems.ts";
import type { SiteEnv } from "./site-env.ts";

const maxDepth = 32;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > maxDepth) return true;
  return (
    typeof value === "object" && value !== null && Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
  );
}

/** NUL and lone surrogates are text to JavaScript, but PostgreSQL refuses them. */
export const unstorable = /\0|\p{Surrogate}/u;

function unstorableFields(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return unstorable.test(value) ? [path.join(".") || "form"] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstorableFields(inner, [...path, name]));
}

/** A form has far fewer fields; a hostile list would bring one issue for each of its entries. */
const maxIssues = 100;

export function fieldMessages(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues.slice(0, maxIssues)) {
    const field = issue.path.length ? issue.path.join(".") : "form";
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}

/** @throws 422 at each text that PostgreSQL would refuse */
function requireStorable(draft: unknown): void {
  const message = "This text contains a character we can’t save. Remove it and try again.";
  const refused = unstorableFields(draft).map((field) => [field, [message]]);
  if (refused.length) throw invalid(Object.fromEntries(refused));
}

/** Sets `c.var.draft`. @throws 400 for a body that is no JSON, 422 with messages by field */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
  createMiddleware<SiteEnv & { Variables: { draft: z.output<Schema> } }>(async (c, next) => {
    const sent: unknown = await c.req.json().catch(() => {
      throw jsonMissing();
    });
    if (isTooDeep(sent)) throw jsonTooDeep();
    const parsed = schema.safeParse(sent);
    if (!parsed.success) throw invalid(fieldMessages(parsed.error));
    requireStorable(parsed.data);
    c.set("draft", parsed.data);
    await next();
  });
