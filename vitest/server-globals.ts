import { createAdaptorServer } from "@hono/node-server";
// Made of the Response that Node has, as in production: the server recognizes it by its headers.
import "@hono/node-server/utils/response";

/**
 * The server replaces the global `Request` and `Response` of its process. Test files share their processes, so all of
 * them run with the replaced ones, as in production, and none depends on whether a server was made before it.
 */
createAdaptorServer({ fetch: () => new Response() });
