import { createAdaptorServer } from "@hono/node-server";

/**
 * The server replaces the global `Request` and `Response` of its process. Test files share their processes, so all of
 * them run with the replaced ones, as in production, and none depends on whether a server was made before it.
 */
createAdaptorServer({ fetch: () => new Response() });
