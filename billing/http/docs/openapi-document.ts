import * as protocol from "@hemline/protocol";
import { ProblemBody } from "@hemline/protocol";
import * as z from "zod";
import { endpoints, errorsOf } from "./endpoints/all-endpoints.ts";
import {
  type Endpoint,
  type Parameter,
  type ProblemFactory,
  pathParametersOf,
  templateOf,
} from "./endpoints/endpoint.ts";
import { exampleOf } from "./endpoints/error-examples.ts";
import { jsonSchemaOf, jsonSchemasOf } from "./fields/json-schema.ts";

type Json = Record<string, unknown>;

const securitySchemes = {
  public_key: {
    type: "http",
    scheme: "bearer",
    description: "A public key: rcb_ (production), rcb_sb_ (sandbox) or test_ (test store). A secret key works too.",
  },
  secret_key: { type: "http", scheme: "bearer", description: "A secret key, sk_: for servers only." },
};

/** The OpenAPI 3.1 document of every endpoint, made from the schemas that requests are read with. */
export function openApiDocument(address: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Hemline billing",
      version: "1",
      description:
        "Subscriptions, purchases and virtual currencies. Amounts are in micros, millionths of a currency's main unit. Timestamps are ISO 8601 in UTC. Every error has a code for programs and a message for people.",
    },
    servers: [{ url: address }],
    tags: [...new Set(endpoints.map((it) => it.group))].map((name) => ({ name })),
    paths: operationsByPath(),
    components: { schemas: namedSchemas(), securitySchemes },
  };
}

function operationsByPath(): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = templateOf(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method]: operationOf(endpoint) };
  }
  return paths;
}

/** The name of each schema in the protocol. */
const names = new Map<z.ZodType, string>(
  Object.entries(protocol).flatMap(([name, it]) => (it instanceof z.ZodType ? [[it, name]] : [])),
);

/** Every response's schema, under its name in the protocol. */
function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  const schemas = endpoints.flatMap((it) => Object.values(it.responses).map((response) => response.schema));
  for (const schema of new Set([...schemas, ProblemBody])) {
    const id = schema && names.get(schema);
    if (id) registry.add(schema, { id });
  }
  return jsonSchemasOf(registry);
}

function operationOf(endpoint: Endpoint): Json {
  const { body } = endpoint;
  return {
    operationId: endpoint.name,
    tags: [endpoint.group],
    summary: endpoint.title,
    description: endpoint.description,
    security: [endpoint.key === "secret" ? { secret_key: [] } : { public_key: [] }],
    parameters: parametersOf(endpoint),
    ...(body && {
      requestBody: { required: true, content: json(jsonSchemaOf(body.schema, "input"), { example: body.example }) },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(endpoint.responses).map(([status, it]) => [status, successOf(it)])),
      ...errorResponses(errorsOf(endpoint)),
    },
  };
}

function parametersOf(endpoint: Endpoint): Json[] {
  return [
    ...pathParametersOf(endpoint).map((it) => parameterOf("path", it)),
    ...(endpoint.query ?? []).map((it) => parameterOf("query", it)),
    ...(endpoint.headers ?? []).map((it) => parameterOf("header", it)),
  ];
}

function parameterOf(place: "path" | "query" | "header", it: Parameter): Json {
  const value = { type: "string", ...(it.pattern && { pattern: it.pattern }) };
  return {
    name: it.name,
    in: place,
    description: it.description,
    required: it.isRequired ?? false,
    schema: it.isRepeated ? { type: "array", items: value } : value,
    ...(it.isRepeated && { style: "form", explode: true }),
    example: it.isRepeated ? [it.example] : it.example,
  };
}

function successOf({ description, schema, example }: Endpoint["responses"][number]): Json {
  if (!schema) return { description };
  const name = names.get(schema);
  const shown = name ? { $ref: `#/components/schemas/${name}` } : jsonSchemaOf(schema, "output");
  return { description, content: json(shown, { example }) };
}

/** Errors by status, each code with an example. */
function errorResponses(all: readonly ProblemFactory[]): Json {
  const byStatus = Map.groupBy(all.map(exampleOf), (it) => it.status);
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => {
        const examples = list.map(({ body }, at) => [`${body.code}_${at + 1}`, { value: body }]);
        return [
          status,
          {
            description: [...new Set(list.map((it) => it.body.code))].join(", "),
            content: json({ $ref: "#/components/schemas/ProblemBody" }, { examples: Object.fromEntries(examples) }),
          },
        ];
      }),
  );
}

const json = (schema: unknown, examples: Json) => ({ "application/json": { schema, ...examples } });
