import { createMiddleware } from "hono/factory";
import type { SiteEnv } from "./env.ts";
import type { RateLimit } from "./token-buckets.ts";

/** One caller's address; IPv6 counts by its /64, because a household owns all of it. Some proxies write the port along. */
export function callerOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+(?:\.\d+){3})(?::\d+)?$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !address.includes(":")) return ipv4 ?? address;
  const ipv6 = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const [head = "", tail] = ipv6.toLowerCase().split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const gap = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...gap, ...back].slice(0, 4).join(":");
}

/** Lets a caller through until `limit` is used up. `by: "member"` stands after `signedIn`; strangers count by address. */
export const limited = (name: string, limit: RateLimit & { by: "address" | "member" }) =>
  createMiddleware<SiteEnv>(async (c, next) => {
    const { limits } = c.var.site;
    const key = limit.by === "member" && c.var.viewer ? c.var.viewer.id : callerOf(c.var.address);
    limits.take(name, key, limit);
    await next();
    if (c.res.status >= 500) limits.giveBack(name, key, limit);
  });
