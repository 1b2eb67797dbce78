import * as z from "zod";

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
}

/** A schema as people read it: names, `?` for what may be left out, `|` between what it may be. */
export function describeSchema(schema: z.ZodType, io: "input" | "output"): string {
  return written(z.toJSONSchema(schema, { io }) as Schema, "");
}

function written(schema: Schema, indent: string): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((it) => written(it, indent)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((it) => JSON.stringify(it)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => written({ ...schema, type }, indent)).join(" | ");
  switch (schema.type) {
    case "object":
      return object(schema, indent);
    case "array":
      return `[${written(schema.items ?? {}, indent)}, …]`;
    case "string":
      return schema.format === "date-time" ? "instant" : "string";
    case undefined:
      return "anything";
    default:
      return schema.type;
  }
}

function object({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties ?? {}).map(
    ([name, it]) => `${inner}${name}${required.includes(name) ? "" : "?"}: ${written(it, inner)}`,
  );
  if (typeof additionalProperties === "object") fields.push(`${inner}<name>: ${written(additionalProperties, inner)}`);
  return fields.length > 0 ? `{\n${fields.join("\n")}\n${indent}}` : "{}";
}
