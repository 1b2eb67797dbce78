import type { Payload } from "../../shared/pages.ts";
import { type ApiAnswer, Person, type Reach } from "./person.ts";

/** Sends an Origin and keeps its cookies. */
export class Browser {
  /** The `Cookie` header; null without one. */
  cookie: string | null = null;
  readonly #person: Person;

  constructor(reach: Reach, origin = "http://site.example") {
    this.#person = new Person("", async (path, init) => {
      const headers = new Headers(init?.headers);
      if (this.cookie !== null) headers.set("Cookie", this.cookie);
      if (init?.method !== undefined) headers.set("Origin", origin);
      const response = await reach(path, { ...init, headers });
      this.#keep(response.headers.getSetCookie());
      return response;
    });
  }

  #keep(cookies: string[]): void {
    const jar = new Map((this.cookie?.split("; ") ?? []).map((pair) => [pair.split("=")[0], pair]));
    for (const cookie of cookies) {
      const [pair = ""] = cookie.split(";");
      if (/Max-Age=0(;|$)/.test(cookie)) jar.delete(pair.split("=")[0]);
      else jar.set(pair.split("=")[0], pair);
    }
    this.cookie = jar.size ? [...jar.values()].join("; ") : null;
  }

  sends<Data = unknown, Message = string>(
    method: "POST" | "PUT" | "DELETE",
    path: string,
    draft?: unknown,
  ): Promise<ApiAnswer<Data, Message>> {
    return this.#person.sends<Data, Message>(method, path, draft);
  }

  gets(path: string, headers?: Record<string, string>): Promise<Response> {
    return this.#person.gets(path, headers);
  }

  opens(path: string): Promise<Payload & { httpStatus: number }> {
    return this.#person.opens(path);
  }
}
