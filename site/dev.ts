import type { RequestListener, Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createVite } from "vite";
import type { RenderPage } from "./server/site-context.ts";
import type { DocumentTags } from "./server/web-build/build-manifest.ts";

/** The browser's half unbuilt: every edit is seen at once, on both sides. */
export interface DevelopmentWeb {
  renderPage: RenderPage;
  close(): Promise<void>;
}

/** What the server's bundle exports. */
interface ServerEntry {
  createRender(o: { tagsOf(): DocumentTags; criticalStyles(): string }): Promise<RenderPage>;
}

// Linked so that the first paint is styled; the modules bring the rest as soon as they run.
const baseStyles = `/@fs${fileURLToPath(new URL("../ui/styles/base.css", import.meta.url))}?direct`;

const head = [
  '<script src="/web/theme-before-paint.ts"></script>',
  `<link rel="stylesheet" href="${baseStyles}">`,
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/web/refresh-preamble.ts"></script>',
].join("");

const tags: DocumentTags = {
  head,
  stylesheet: null,
  foot: '<script type="module" src="/web/entry.client.tsx"></script>',
};

/**
 * Puts Vite in front of everything that listens to `server` so far: in the same process, on the same port.
 * What is not Vite's to answer goes on to them.
 */
export async function createDevRender(server: Server): Promise<DevelopmentWeb> {
  const vite = await createVite({
    configFile: fileURLToPath(new URL("./vite.config.ts", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true, hmr: { server }, fs: { allow: [".."] } },
  });
  const behind = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    vite.middlewares(request, response, () => {
      for (const listener of behind) listener(request, response);
    }),
  );
  return {
    async renderPage(page) {
      const entry = (await vite.ssrLoadModule("/web/entry.server.tsx")) as ServerEntry;
      const render = await entry.createRender({ tagsOf: () => tags, criticalStyles: () => "" });
      return render(page);
    },
    close: () => vite.close(),
  };
}
