import { createAdaptorServer } from "@hono/node-server";
// The server recognizes a Response by Node's own headers class, which it must see first.
import "@hono/node-server/utils/response";

/**
 * The server replaces the global `Request` and `Response` of its process. Test files share processes, so all of them
 * run with the replaced ones, as in production, whether or not a server was created before.
 */
createAdaptorServer({ fetch: () => new Response() });
