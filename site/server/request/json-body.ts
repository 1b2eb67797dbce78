import { createMiddleware } from "hono/factory";
import type * as z from "zod";
import { badRequest, invalid } from "../problems.ts";
import type { SiteEnv } from "./site-env.ts";

const maxDepth = 32;

function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > maxDepth) return true;
  return (
    typeof value === "object" && value !== null && Object.values(value).some((inner) => isTooDeep(inner, depth + 1))
  );
}

/** NUL and lone surrogates are text to JavaScript, but PostgreSQL refuses them. */
const unstorable = /\0|\p{Surrogate}/u;

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

/** Sets `c.var.draft`. @throws 400 for a body that is no JSON, 422 with messages by field */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
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
    const refused = unstorableFields(parsed.data);
    if (refused.length)
      throw invalid(
        Object.fromEntries(
          refused.map((field) => [field, ["This text contains a character we can’t save. Remove it and try again."]]),
        ),
      );
    c.set("draft", parsed.data);
    await next();
  });
