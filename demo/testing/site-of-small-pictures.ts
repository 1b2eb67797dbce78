import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { sharedImageProcessor } from "../../site/server/testing/shared-image-processor.ts";
import { jpeg } from "../../site/server/testing/test-jpeg.ts";
import { testSite } from "../../site/server/testing/test-site.ts";
import type { DemoContext } from "../demo-context.ts";

/** A site to seed the demo in, within a test. Every picture is one small one, because encoding the demo's takes minutes. */
export async function siteOfSmallPictures() {
  const dataDir = await mkdtemp(join(tmpdir(), "hemline-demo-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const picture = join(dataDir, "picture.jpg");
  await writeFile(picture, await jpeg());
  const site = await testSite({
    imageProcessor: {
      ...sharedImageProcessor,
      makeRenditions: (_file, _crop, priority) => sharedImageProcessor.makeRenditions(picture, null, priority),
      findColours: () => sharedImageProcessor.findColours(picture, null),
    },
  });
  const context: DemoContext = { site: site.context, dataDir, subscribe: async () => undefined, say: () => undefined };
  return { site, context };
}
