import * as words from "@hemline/protocol";
import { ProblemBody } from "@hemline/protocol";
import * as z from "zod";
import { type Call, type Parameter, pathWords, type Refusal, templateOf } from "./call.ts";
import { calls, refusalsOf } from "./calls.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every call, made from the schemas that requests are read with. */
export function openApi(address: string) {
  const schemas = namedSchemas();
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = templateOf(call.path);
    paths[path] = { ...paths[path], [call.method]: operationOf(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Hemline billing",
      version: "1",
      description:
        "Subscriptions, purchases and virtual currencies. Amounts are millionths of a currency's main unit, instants are ISO 8601 in UTC. Every refusal has a code for programs and a sentence for people.",
    },
    servers: [{ url: address }],
    tags: [...new Set(calls.map((it) => it.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        public_key: {
          type: "http",
          scheme: "bearer",
          description:
            "A public key: rcb_ (production), rcb_sb_ (sandbox) or test_ (test store). A secret key will do too.",
        },
        secret_key: { type: "http", scheme: "bearer", description: "A secret key, sk_: for servers only." },
      },
    },
  };
}

/** Which schema of the protocol has which name. */
const names = new Map<z.ZodType, string>(
  Object.entries(words).flatMap(([name, it]) => (it instanceof z.ZodType ? [[it, name]] : [])),
);

/** Every answer's schema and what it is made of, under its name in the protocol. */
function namedSchemas(): Json {
  const registry = z.registry<{ id: string }>();
  const answers = calls.flatMap((it) => Object.values(it.answers).map((answer) => answer.schema));
  for (const schema of new Set([...answers, ProblemBody])) {
    const id = schema && names.get(schema);
    if (id) registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, override: plain });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema as Json)]));
}

function operationOf(call: Call): Json {
  return {
    operationId: call.name,
    tags: [call.group],
    summary: call.about,
    security: [call.key === "secret" ? { secret_key: [] } : { public_key: [] }],
    parameters: [
      ...[...call.path.matchAll(/:(\w+)/g)].map(([, name]) =>
        parameter("path", { name: name!, about: pathWords[name!]!, isRequired: true }),
      ),
      ...(call.query ?? []).map((it) => parameter("query", it)),
      ...(call.headers ?? []).map((it) => parameter("header", it)),
    ],
    ...(call.body && {
      requestBody: { required: true, content: { "application/json": { schema: inputOf(call.body) } } },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(call.answers).map(([status, it]) => [status, answer(it)])),
      ...refusals(refusalsOf(call)),
    },
  };
}

function parameter(place: "path" | "query" | "header", it: Parameter): Json {
  const word = { type: "string", ...(it.pattern && { pattern: it.pattern }) };
  return {
    name: it.name,
    in: place,
    description: it.about,
    required: it.isRequired ?? false,
    schema: it.isRepeated ? { type: "array", items: word } : word,
    ...(it.isRepeated && { style: "form", explode: true }),
  };
}

function answer({ about, schema }: Call["answers"][number]): Json {
  if (!schema) return { description: about };
  const name = names.get(schema);
  const shown = name
    ? { $ref: `#/components/schemas/${name}` }
    : bare(z.toJSONSchema(schema, { override: plain }) as Json);
  return { description: about, content: { "application/json": { schema: shown } } };
}

/** Refusals by status, each code with an example of its sentence. */
function refusals(all: readonly Refusal[]): Json {
  const byStatus = Map.groupBy(all.map(exampleOf), (it) => it.status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [
        status,
        {
          description: [...new Set(list.map((it) => it.code))].join(", "),
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/ProblemBody" },
              examples: Object.fromEntries(
                list.map(({ code, message }, at) => [`${code}_${at + 1}`, { value: { code, message } }]),
              ),
            },
          },
        },
      ]),
  );
}

/** A refusal in words that stand for any. */
export function exampleOf(refusal: Refusal): { status: number; code: number; message: string } {
  const { status, code, message } = refusal("…", "…");
  return { status, code, message };
}

function inputOf(schema: z.ZodType): Json {
  return bare(z.toJSONSchema(schema, { io: "input", override: plain }) as Json);
}

/** Without what a document says once for all of its schemas. */
function bare({ $schema: _, $id: __, ...schema }: Json): Json {
  return schema;
}

/** Without what nobody needs to be told: how a date is spelled, and which integers JSON can carry. */
function plain({
  jsonSchema,
}: {
  jsonSchema: { format?: unknown; pattern?: unknown; minimum?: number; maximum?: number };
}) {
  if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
