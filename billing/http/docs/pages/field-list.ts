import { html } from "hono/html";
import type { JsonSchema } from "../fields/json-schema.ts";
import { type Markup, prose } from "./markup.ts";

type Direction = "input" | "output";

/** The fields of an object, with those of the objects in it. */
export function fieldList(schema: JsonSchema, direction: Direction): Markup {
  const objects = objectsIn(schema).filter((it) => Object.keys(it.properties ?? {}).length > 0);
  if (objects.length === 0) return html`<p>An empty object.</p>`;
  return html`${objects.map(
    (it, at) => html`${at > 0 ? html`<p class="or">or</p>` : ""}<ul class="fields">${fields(it, direction)}</ul>`,
  )}`;
}

function fields({ properties = {}, required = [] }: JsonSchema, direction: Direction): Markup[] {
  return Object.entries(properties).map(([name, schema]) => {
    const isNested = objectsIn(schema).some((it) => Object.keys(it.properties ?? {}).length > 0);
    return html`<li><p class="field"><code>${name}</code> <span>${typeOf(schema)}</span>${presence(
      schema,
      required.includes(name),
      direction,
    )}</p>${schema.description ? html`<p>${prose(schema.description)}</p>` : ""}${values(schema)}${
      isNested ? fieldList(schema, direction) : ""
    }</li>`;
  });
}

function presence(schema: JsonSchema, isRequired: boolean, direction: Direction): Markup | "" {
  if (direction === "output") return isRequired ? "" : html` <span>may be missing</span>`;
  if (isRequired) return html` <span>required</span>`;
  const hasDefault = schema.default !== undefined && schema.default !== null;
  return html` <span>optional${hasDefault ? html`, default <code>${String(schema.default)}</code>` : ""}</span>`;
}

/** The values of an enumeration, where they are few enough to be read. */
function values(schema: JsonSchema): Markup | "" {
  const all = alternatives(schema).flatMap((it) => it.enum ?? []);
  if (all.length === 0 || all.every((it) => schema.description?.includes(`\`${it}\``))) return "";
  return html`<p class="values">One of ${all.map((it, at) => html`${at > 0 ? ", " : ""}<code>${String(it)}</code>`)}.</p>`;
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf)?.flatMap(alternatives) ?? [schema];
}

/** The objects that a value is, or contains as an array or a map. */
function objectsIn(schema: JsonSchema): JsonSchema[] {
  return alternatives(schema).flatMap((it) => {
    if (it.properties) return [it];
    if (it.items) return objectsIn(it.items);
    return typeof it.additionalProperties === "object" ? objectsIn(it.additionalProperties) : [];
  });
}

function typeOf(schema: JsonSchema): string {
  const all = alternatives(schema).map(typeOfOne);
  // Null comes last, as it is said.
  return [...new Set([...all.filter((it) => it !== "null"), ...all.filter((it) => it === "null")])].join(" or ");
}

function typeOfOne(schema: JsonSchema): string {
  if (schema.type === "array") return `array of ${plural(typeOf(schema.items ?? {}))}`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object") {
    const inner = typeOf(schema.additionalProperties);
    return inner === "any value" ? "object" : `map of ${plural(inner)}`;
  }
  if (schema.format === "date-time") return "timestamp";
  return schema.type ?? (typeof schema.const === "number" ? "integer" : "any value");
}

/** `array of objects` becomes `arrays of objects`. */
const plural = (type: string) => type.replace(/^[a-z]+/, (noun) => `${noun}s`);
