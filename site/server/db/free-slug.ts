import { randomBytes } from "node:crypto";
import { isReserved } from "../../shared/reserved-slugs.ts";

const withSuffix = (slug: string) => `${slug}-${randomBytes(3).toString("hex")}`;

/**
 * Tries `preferred`, and then the same with random endings, until one is free.
 * @param insert answers null when another row has the slug
 */
export async function withFreeSlug<Made>(
  preferred: string,
  insert: (slug: string) => Promise<Made | null>,
): Promise<Made> {
  for (let slug = isReserved(preferred) ? withSuffix(preferred) : preferred; ; slug = withSuffix(preferred)) {
    const made = await insert(slug);
    if (made !== null) return made;
  }
}
