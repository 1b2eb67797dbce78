import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createVite } from "vite";
import type { RenderPage } from "./server/parts.ts";

/** The browser's half unbuilt: every edit is seen at once, on both sides. */
export interface DevelopmentWeb {
  renderPage: RenderPage;
  /** Answers what is Vite's to answer, else calls `next`. Stands in front of the site. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/** What the server's bundle exports. */
interface ServerEntry {
  createRender(filesOf: () => { head: string; foot: string }): Promise<RenderPage>;
}

// Linked so that the first paint is styled; the modules bring the rest as soon as they run.
const baseStyles = `/@fs${fileURLToPath(new URL("../ui/base.css", import.meta.url))}?direct`;

const files = {
  head: [
    '<script src="/web/theme-before-paint.ts"></script>',
    `<link rel="stylesheet" href="${baseStyles}">`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/web/refresh-preamble.ts"></script>',
  ].join(""),
  foot: '<script type="module" src="/web/entry.client.tsx"></script>',
};

/**
 * Puts Vite in front of the site, in the same process and on the same port.
 * @param server the server that people connect to: hot updates share its port
 */
export async function createDevRender(server: Server): Promise<DevelopmentWeb> {
  const vite = await createVite({
    configFile: fileURLToPath(new URL("./vite.config.ts", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server }, fs: { allow: [".."] } },
  });
  return {
    async renderPage(page) {
      const entry = (await vite.ssrLoadModule("/web/entry.server.tsx")) as ServerEntry;
      const render = await entry.createRender(() => files);
      return render(page);
    },
    handle: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
