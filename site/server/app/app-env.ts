import type { RequestHead } from "../http/buffered-response.ts";
import type { NodeEnv } from "../http/node-request.ts";
import type { SiteEnv } from "../request/site-env.ts";

export type AppEnv = SiteEnv & { Bindings: NodeEnv & { head: RequestHead; requestId: string } };

export const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);
export const pageMethods = "GET, HEAD, OPTIONS";
export const apiMethods = "GET, HEAD, POST, PUT, DELETE, OPTIONS";
