import type { Person } from "./person.ts";

/** The index of the sitemap and all its parts, one after the other. */
export async function wholeSitemap(person: Person): Promise<string> {
  const texts = [await (await person.gets("/sitemap.xml")).text()];
  for (const [, path = ""] of texts[0]!.matchAll(/<sitemap><loc>https?:\/\/[^/]+([^<]+)<\/loc>/g))
    texts.push(await (await person.gets(path)).text());
  return texts.join("\n");
}
