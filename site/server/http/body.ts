import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import { badRequest, invalid } from "../problems.ts";
import type { SiteEnv } from "./env.ts";

const depthLimit = 32;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > depthLimit) return true;
  return (
    typeof value === "object" && value !== null && Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
  );
}

/** NUL and half a pair of surrogates: text to JavaScript, and refused by PostgreSQL. */
const unkeepable = /\0|\p{Surrogate}/u;

/** The fields, as `path` to them, whose text no table can keep. */
function unkeepableIn(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return unkeepable.test(value) ? [path.join(".") || "form"] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unkeepableIn(inner, [...path, name]));
}

/** A form shows far fewer; a hostile list would bring one for each of its entries. */
const mostIssues = 100;

/** Groups zod's issues by the field that a form would show them at. */
export function fieldMessages(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues.slice(0, mostIssues)) {
    const field = issue.path.length ? issue.path.join(".") : "form";
    fields[field] = [...(fields[field] ?? []), issue.message];
  }
  return fields;
}

/**
 * Parses the JSON body by `schema` and leaves it in `c.var.draft`.
 * @throws 400 for what is no JSON object, 422 with field messages for what does not fit.
 */
export const body = <Schema extends z.ZodType>(schema: Schema) =>
  createMiddleware<SiteEnv & { Variables: { draft: z.output<Schema> } }>(async (c, next) => {
    let sent: unknown;
    try {
      sent = await c.req.json();
    } catch {
      throw badRequest("The request needs a JSON body.");
    }
    if (isTooDeep(sent)) throw badRequest("The JSON body is nested too deeply.");
    const parsed = schema.safeParse(sent);
    if (!parsed.success) throw invalid(fieldMessages(parsed.error));
    const refused = unkeepableIn(parsed.data);
    if (refused.length)
      throw invalid(
        Object.fromEntries(refused.map((field) => [field, ["This text holds a sign that cannot be kept."]])),
      );
    c.set("draft", parsed.data);
    await next();
  });
