import { execFileSync } from "node:child_process";
import { ProblemBody } from "@hemline/protocol";
import { describe, expect, test } from "vitest";
import { testBilling } from "../../testing/test-billing.ts";
import { endpoints, errorsOf } from "./endpoints/all-endpoints.ts";
import { curlOf, examplePathOf } from "./endpoints/curl.ts";
import { type Endpoint, pathParametersOf } from "./endpoints/endpoint.ts";
import { exampleOf } from "./endpoints/error-examples.ts";
import { type JsonSchema, jsonSchemaOf } from "./fields/json-schema.ts";

describe.each(endpoints)("$name", (endpoint) => {
  test("has a request example that its schema takes as it is", () => {
    const { body } = endpoint;
    if (body) expect(body.schema.parse(body.example)).toEqual(body.example);
  });

  test("has response examples that their schemas take as they are", () => {
    for (const { schema, example } of Object.values(endpoint.responses)) {
      if (schema) expect(schema.parse(example)).toStrictEqual(example);
      else expect(example).toBeNull();
    }
  });

  test("has examples of parameters that fit", () => {
    for (const { pattern = "", example } of [...pathParametersOf(endpoint), ...(endpoint.query ?? [])]) {
      expect(example).toMatch(new RegExp(pattern));
    }
  });

  test("has errors with messages that could be real", () => {
    for (const { body } of errorsOf(endpoint).map(exampleOf)) {
      expect(ProblemBody.strict().parse(body)).toStrictEqual(body);
      expect(body.message).not.toMatch(/undefined|…|NaN|null/);
    }
  });

  test("has a description for every field", () => {
    const { body, responses } = endpoint;
    if (body) expect(undescribed(jsonSchemaOf(body.schema, "input"))).toEqual([]);
    for (const { schema } of Object.values(responses)) {
      if (schema) expect(undescribed(jsonSchemaOf(schema, "output"))).toEqual([]);
    }
  });

  test("has a curl command that a shell reads as it is meant", () => {
    const [url, ...rest] = shellArguments(curlOf(endpoint, "https://billing.example/pay"));
    expect(url).toBe(`https://billing.example/pay${examplePathOf(endpoint)}`);
    expect(rest[0]).toBe(`Authorization: Bearer ${endpoint.key === "secret" ? "sk_1" : "rcb_1"}`);
    if (endpoint.body) expect(JSON.parse(rest.at(-1)!)).toEqual(endpoint.body.example);
  });
});

test("errors have a description for every field", () => {
  expect(undescribed(jsonSchemaOf(ProblemBody, "output"))).toEqual([]);
});

test("every example request is well formed for the service: it succeeds, or names something that is not there", async () => {
  const { call, keys } = await testBilling();
  const wrong: string[] = [];
  for (const endpoint of endpoints) {
    const { status, body } = await call<ProblemBody | null>(examplePathOf(endpoint), {
      method: endpoint.method.toUpperCase(),
      key: keyFor(endpoint, keys),
      ...(endpoint.body && { body: JSON.stringify(endpoint.body.example) }),
    });
    const isFine = status < 300 || [404, 409, 422].includes(status);
    if (!isFine) wrong.push(`${endpoint.name}: ${status} ${body?.message}`);
  }
  expect(wrong).toEqual([]);
});

function keyFor({ key, name }: Endpoint, keys: { secret: string; sandbox: string; test_store: string }): string {
  if (name === "createTestPurchase") return keys.test_store;
  return key === "secret" ? keys.secret : keys.sandbox;
}

/** Paths of the fields without a description. */
function undescribed(schema: JsonSchema, path = ""): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  if (typeof schema.additionalProperties === "object") inner.push(schema.additionalProperties);
  return [
    ...inner.flatMap((it) => undescribed(it, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, it]) => [
      ...(it.description ? [] : [`${path}.${name}`]),
      ...undescribed(it, `${path}.${name}`),
    ]),
  ];
}

/** What a shell hands to curl, without the names of options and the method. */
function shellArguments(command: string): string[] {
  const script = `PUBLIC_KEY=rcb_1 SECRET_KEY=sk_1\ncurl() { for it; do printf '%s\\0' "$it"; done; }\n${command}`;
  const all = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
  return all.filter((it, at) => !/^-[HXd]$/.test(it) && all[at - 1] !== "-X");
}
