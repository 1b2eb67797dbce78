import type { PhotoFiles } from "../../shared/photos/photo.ts";
import type { OpenGraphWords } from "../images/worker/messages.ts";
import type { SiteContext } from "../site-context.ts";

/** What the picture for links to a page shows. */
export interface OpenGraphSubject {
  words: OpenGraphWords;
  /** Of more than one, three are shown. */
  photos: PhotoFiles[];
}

/**
 * What a noun gives to its pictures. It is named in `public-nouns.ts`.
 * @param name as it stands in the address of its page: a slug, or `norr/autumn`
 * @throws 404 for what visitors may not see
 */
export type ReadOpenGraph = (site: SiteContext, name: string) => Promise<OpenGraphSubject>;

export const plainWords = (titles: string[], line: string | null): OpenGraphWords => ({
  titles,
  line,
  stars: null,
  worn: null,
});
