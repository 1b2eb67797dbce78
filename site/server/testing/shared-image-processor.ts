import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createImageProcessor, type ImageProcessor } from "../images/image-processor.ts";

const processor = createImageProcessor({ workers: 1 });
const results = new Map<string, unknown>();

/**
 * One for all sites of a test process, which remembers what it made: starting a worker takes longer than processing a
 * small image, and most tests use the same one. What it refuses is asked again.
 */
export const sharedImageProcessor: ImageProcessor = {
  makeRenditions: (file, crop, priority) =>
    remembered(["renditions", crop], file, () => processor.makeRenditions(file, crop, priority)),
  makeUncropped: (file, priority) => remembered(["uncropped"], file, () => processor.makeUncropped(file, priority)),
  findColours: (file, crop) => remembered(["colours", crop], file, () => processor.findColours(file, crop)),
  makeAvif: (file, crop, widthPx) =>
    remembered(["avif", crop, widthPx], file, () => processor.makeAvif(file, crop, widthPx)),
  drawOpenGraph: processor.drawOpenGraph,
  get pids() {
    return processor.pids;
  },
  close: () => undefined,
};

async function remembered<T>(task: unknown[], file: string, make: () => Promise<T>): Promise<T> {
  const content = await readFile(file).catch(() => null);
  if (content === null) return make();
  const key = `${JSON.stringify(task)} ${createHash("sha256").update(content).digest("hex")}`;
  const known = results.get(key) as T | undefined;
  if (known) return known;
  const made = await make();
  results.set(key, made);
  return made;
}
