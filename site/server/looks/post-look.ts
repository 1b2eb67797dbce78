import type { Transaction } from "@hemline/database";
import { newLookPlace } from "../../shared/drafts/draft-place.ts";
import { slugOf } from "../../shared/slug.ts";
import { newUuid } from "../../shared/uuid.ts";
import { withFreeSlug } from "../db/free-slug.ts";
import { deletePostedDraft } from "../drafts/delete-draft.ts";
import { claimPhotos } from "../photos/photos.ts";
import { recountProductUses } from "../products/recount-products.ts";
import { requireActingMember } from "../relations/require-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { coloursOfPhotos, setLookColours } from "./colours/set-look-colours.ts";
import {
  counted,
  insertPhotosAndTags,
  isOpen,
  type LookContent,
  lookSearchText,
  requireConsistent,
  unusablePhotos,
} from "./look-content.ts";
import { addToLookCount, lastPosition, lockLookOrder } from "./look-order-lock.ts";
import { looks } from "./tables.ts";
import { requireItemsOf } from "./tag-items.ts";
import { namingTags } from "./tag-products.ts";

/**
 * Posts a look and deletes its draft of `draftVersion`.
 * @returns its slug
 * @throws 422 when a photo is missing, in use already, or another member's, and for tags of another member's items
 */
export async function postLook(
  site: SiteContext,
  member: Pick<Member, "id" | "slug">,
  draft: LookContent,
  draftVersion = 0,
): Promise<string> {
  requireConsistent(draft);
  const audience = draft.audience ?? "everyone";
  const { slug, named } = await site.db.transaction(async (tx) => {
    const author = requireActingMember(await lockLookOrder(tx, member.id));
    const photoIds = draft.photos.map(({ id }) => id);
    const missing = await claimPhotos(tx, member, photoIds, isOpen({ state: "live", audience }, author));
    if (missing.length) throw unusablePhotos(missing.length);
    await requireItemsOf(tx, member.id, draft.tags);
    const tags = await namingTags(tx, member.id, draft.tags, []);
    const row = { ...newRow(site, member.id, draft), audience, position: (await lastPosition(tx, member.id)) + 1 };
    const made = await insertLook(tx, row);
    await insertPhotosAndTags(tx, row.id, { photos: draft.photos, tags });
    await setLookColours(tx, row, draft.colours ?? (await coloursOfPhotos(tx, photoIds)));
    await addToLookCount(tx, member.id, counted(audience));
    await deletePostedDraft(tx, member.id, newLookPlace, draftVersion);
    const named = tags.flatMap(({ productId }) => productId ?? []);
    await recountProductUses(tx, named);
    return { slug: made, named };
  });
  if (counted(audience))
    site.changed([`member:${member.id}`, "looks", "members", ...named.map((id) => `product:${id}` as const)]);
  return slug;
}

const newRow = ({ clock }: SiteContext, authorId: string, { title, text, occasion, season }: LookContent) => ({
  id: newUuid(clock),
  authorId,
  title,
  text,
  searchText: lookSearchText({ title, text }),
  occasion: occasion ?? null,
  season: season ?? null,
  postedAt: clock(),
});

function insertLook(tx: Transaction, row: Omit<typeof looks.$inferInsert, "slug">): Promise<string> {
  return withFreeSlug(slugOf(row.title, "look"), async (slug) => {
    const [made] = await tx
      .insert(looks)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: looks.slug })
      .returning({ slug: looks.slug });
    return made?.slug ?? null;
  });
}
