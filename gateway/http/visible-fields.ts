import type { Caller } from "./api-keys.ts";

/** Private to the developer: a browser with a client secret may not see them. */
const secretFields = new Set(["customer", "metadata", "application", "on_behalf_of", "transfer_data"]);
const intents = new Set<unknown>(["payment_intent", "setup_intent"]);

type Fields = { [name: string]: unknown };

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** An answer or problem without the fields that its caller may not see. */
export function visibleFields(audience: Caller["audience"], body: object): object {
  if (audience === "server") return body;
  const isIntent = intents.has((body as Fields).object);
  return Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !isIntent || !secretFields.has(name))
      .map(([name, value]) => [
        name,
        isFields(value) && intents.has(value.object) ? visibleFields(audience, value) : value,
      ]),
  );
}
