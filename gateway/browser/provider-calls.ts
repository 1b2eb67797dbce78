import type { Problem } from "./frame-messages.ts";

export interface Account {
  publishableKey: string;
  account: string | null;
}

type Fields = Record<string, unknown>;

function* flattened(fields: Fields, prefix = ""): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    const path = prefix ? `${prefix}[${name}]` : name;
    if (value === null || value === undefined || value === "") continue;
    if (typeof value === "object") yield* flattened(value as Fields, path);
    else yield [path, String(value)];
  }
}

const noConnection: Problem = {
  type: "api_connection_error",
  message: "We couldn’t reach the payment provider. Check your connection and try again.",
};

export async function callProvider<T>(
  base: string,
  account: Account,
  method: "GET" | "POST",
  path: string,
  fields: Fields,
): Promise<T | { error: Problem }> {
  const form = new URLSearchParams([...flattened(fields)]);
  const headers: Record<string, string> = { Authorization: `Bearer ${account.publishableKey}` };
  if (account.account) headers["Stripe-Account"] = account.account;
  const address = new URL(path, base);
  if (method === "GET") address.search = form.toString();
  else headers["Content-Type"] = "application/x-www-form-urlencoded";
  try {
    const response = await fetch(address, {
      method,
      headers,
      credentials: "omit",
      ...(method === "POST" ? { body: form.toString() } : {}),
    });
    return (await response.json()) as T | { error: Problem };
  } catch {
    return { error: noConnection };
  }
}

export const isProblem = (answer: object): answer is { error: Problem } =>
  "error" in answer && typeof answer.error === "object" && answer.error !== null;
