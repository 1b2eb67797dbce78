import { isSlug } from "./slug.ts";
import { isUuid } from "./uuid.ts";

/** What each parameter in the path of a route must look like. */
const shapes: Record<string, (text: string) => boolean> = {
  slug: isSlug,
  collectionSlug: isSlug,
  categorySlug: isSlug,
  id: isUuid,
};

/** False: the page cannot exist, and the browser says so without asking the server. */
export const canExist = (params: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(params).every(([name, text]) => shapes[name]?.(text ?? "") ?? false);
