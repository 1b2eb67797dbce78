import type { RequestListener, Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer as createVite } from "vite";
import type { RenderPage } from "./server/site-context.ts";
import type { DocumentTags } from "./server/web-build/build-manifest.ts";

/** The unbuilt web half. */
export interface DevelopmentWeb {
  renderPage: RenderPage;
  close(): Promise<void>;
}

interface ServerEntry {
  createRender(o: { tagsOf(): DocumentTags; criticalStyles(): string }): Promise<RenderPage>;
}

// For a styled first paint; the modules bring the rest.
const baseStyles = `/@fs${fileURLToPath(new URL("../ui/styles/base.css", import.meta.url))}?direct`;

const head = [
  '<script src="/web/theme-before-paint.ts"></script>',
  `<link rel="stylesheet" href="${baseStyles}">`,
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module" src="/web/react-refresh-preamble.ts"></script>',
].join("");

const tags: DocumentTags = {
  head,
  stylesheets: [],
  foot: '<script type="module" src="/web/entry.client.tsx"></script>',
};

/** Puts Vite in front of the present listeners of `server`, in the same process and on the same port. */
export async function createViteDevServer(server: Server): Promise<DevelopmentWeb> {
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
