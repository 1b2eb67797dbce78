import { lookOfPhoto } from "@hemline/site/server";
import type { DemoContext } from "../demo-context.ts";
import { readManifest } from "../manifest.ts";
import { photoIdOf } from "../picture-file.ts";

/** The slugs of the posted looks by those of the manifest. */
export async function postedLooks({ site }: DemoContext): Promise<Map<string, string>> {
  const posted = new Map<string, string>();
  for (const { slug, photos } of readManifest().looks) {
    const found = await lookOfPhoto(site, photoIdOf(photos[0] ?? ""));
    if (found) posted.set(slug, found.slug);
  }
  return posted;
}
