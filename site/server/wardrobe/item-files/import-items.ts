import { createItems, type UnpicturedItem } from "../../items/create-items.ts";
import type { SiteContext } from "../../site-context.ts";

/** All of them or none. The first of the list is the first of the wardrobe. @throws 409 beyond the limit */
export async function importItems(
  site: SiteContext,
  member: { id: string },
  drafts: readonly UnpicturedItem[],
): Promise<number> {
  const ids = await createItems({ ...site, clock: countingDown(site) }, member, drafts);
  return ids.length;
}

/** Goes back a millisecond each time it is read: lists show what was added last first. */
function countingDown({ clock }: SiteContext): () => Date {
  let reading = clock().getTime();
  return () => new Date(reading--);
}
