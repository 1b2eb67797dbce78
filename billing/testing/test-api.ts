import type { Billing } from "../billing.ts";
import { assertDocumented } from "./assert-documented.ts";

export const testKeys = {
  sandbox: "rcb_sb_atelier",
  production: "rcb_atelier",
  test_store: "test_atelier",
  secret: "sk_atelier_0123456789",
} as const;

/** An answer of the service, whatever it is. */
export interface Answer<T> {
  status: number;
  body: T;
}

/** What a test's customers call: the service, and the provider's script. */
export interface TestClient {
  clock(): Date;
  get<T>(path: string, key?: string): Promise<Answer<T>>;
  post<T>(path: string, body: unknown, key?: string): Promise<Answer<T>>;
  /** What the provider's script does in the browser. @returns the decline's code, or null. */
  confirms(clientSecret: string, card: string): Promise<string | null>;
}

/** Calls to a service's API, with the sandbox key unless told otherwise. Every answer must be documented. */
export interface TestApi {
  call<T>(path: string, init?: RequestInit & { key?: string | null }): Promise<Answer<T> & { headers: Headers }>;
  get<T>(path: string, key?: string): Promise<Answer<T>>;
  post<T>(path: string, body: unknown, key?: string): Promise<Answer<T>>;
}

export function testApi(billing: Billing): TestApi {
  const calls: TestApi = {
    async call(path, { key = testKeys.sandbox, ...init } = {}) {
      const headers = new Headers(init.headers);
      if (key) headers.set("authorization", `Bearer ${key}`);
      if (init.body && !headers.has("content-type")) headers.set("content-type", "application/json");
      const response = await billing.fetch(new Request(`http://billing.example${path}`, { ...init, headers }));
      const text = await response.text();
      const body = text === "" ? null : JSON.parse(text);
      const { pathname } = new URL(path, "http://billing.example");
      assertDocumented({ method: init.method ?? "GET", pathname }, response.status, body);
      return { status: response.status, headers: response.headers, body };
    },
    get: (path, key) => calls.call(path, key === undefined ? {} : { key }),
    post: (path, body, key) =>
      calls.call(path, { method: "POST", body: JSON.stringify(body), ...(key === undefined ? {} : { key }) }),
  };
  return calls;
}
