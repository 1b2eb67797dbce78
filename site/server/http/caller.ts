import type { ServerResponse } from "node:http";

/** What `@hono/node-server` hands along with a request. */
export interface NodeEnv {
  incoming?: {
    headers?: NodeJS.Dict<string | string[]>;
    socket?: { remoteAddress?: string | undefined };
  };
  outgoing?: Pick<ServerResponse, "writeHead" | "end" | "statusCode">;
}

/** Reads one header of a request, by its name in lower case. */
export type HeaderOf = (name: string) => string | null;

/** Node has read the headers already; asking the web's `Request` would read them all once more. */
export function headersOf(request: Request, env: NodeEnv | undefined): HeaderOf {
  const read = env?.incoming?.headers;
  if (!read) return (name) => request.headers.get(name);
  return (name) => {
    const value = read[name];
    return typeof value === "string" ? value : (value?.join(", ") ?? null);
  };
}

/** The caller's address. With a trusted hop in front, what that hop saw: the last entry, the only one it wrote itself. */
export function callerAddress(header: HeaderOf, env: NodeEnv | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || env?.incoming?.socket?.remoteAddress || "unknown";
}
