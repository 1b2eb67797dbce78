import * as z from "zod";
import { fieldDescriptions } from "./field-descriptions.ts";

/** The keywords of JSON Schema that zod writes. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** A schema with the description of each field, as it is sent (`input`) or received (`output`). */
export function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return withoutHeader(z.toJSONSchema(schema, { io, override }));
}

/** Several schemas that refer to each other by their ids. */
export function jsonSchemasOf(schemas: z.core.$ZodRegistry<{ id: string }>): Record<string, JsonSchema> {
  const all = z.toJSONSchema(schemas, { uri: (id) => `#/components/schemas/${id}`, override }).schemas;
  return Object.fromEntries(Object.entries(all).map(([id, schema]) => [id, withoutHeader(schema)]));
}

/** Without what an OpenAPI document says once for all its schemas. */
function withoutHeader({ $schema: _, $id: __, ...schema }: z.core.JSONSchema.BaseSchema): JsonSchema {
  return schema as JsonSchema;
}

/** Adds the descriptions of fields. */
function override({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: z.core.JSONSchema.BaseSchema;
}) {
  simplify(jsonSchema);
  const descriptions = fieldDescriptions.get(zodSchema);
  for (const [field, description] of Object.entries(descriptions ?? {})) {
    const property = jsonSchema.properties?.[field];
    // Copied: one schema object may be shared by several fields.
    if (typeof property === "object") jsonSchema.properties![field] = { ...simplify(property), description };
  }
}

/** Without how a timestamp is spelled, and which integers JSON can carry. */
function simplify(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  if (schema.format === "date-time") delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  return schema;
}
