/** What `@hono/node-server` hands along with a request. */
export interface NodeEnv {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
}

/** The caller's address. With a trusted hop in front, what that hop saw: the last entry, the only one it wrote itself. */
export function callerAddress(headers: Headers, env: NodeEnv | undefined, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return forwarded || env?.incoming?.socket?.remoteAddress || "unknown";
}
