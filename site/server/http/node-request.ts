import type { ServerResponse } from "node:http";

/** What `@hono/node-server` passes along with a request. */
export interface NodeEnv {
  incoming?: {
    headers?: NodeJS.Dict<string | string[]>;
    socket?: { remoteAddress?: string | undefined };
  };
  outgoing?: Pick<ServerResponse, "writeHead" | "end" | "statusCode">;
}

/** By its lower-case name. */
export type ReadHeader = (name: string) => string | null;

/** Node has parsed the headers already; the web's `Request` would parse them all once more. */
export function headerReader(request: Request, env: NodeEnv | undefined): ReadHeader {
  const headers = env?.incoming?.headers;
  if (!headers) return (name) => request.headers.get(name);
  return (name) => {
    const value = headers[name];
    return typeof value === "string" ? value : (value?.join(", ") ?? null);
  };
}

/** The caller's address. Behind a trusted proxy the last forwarded entry, the only one that the proxy wrote itself. */
export function callerAddress(header: ReadHeader, env: NodeEnv | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || env?.incoming?.socket?.remoteAddress || "unknown";
}
