import { isDeepStrictEqual } from "node:util";
import { asc, eq, inArray } from "drizzle-orm";
import { editedLookPlace } from "../../shared/drafts/draft-place.ts";
import { isShown } from "../../shared/permissions.ts";
import { deletePostedDraft } from "../drafts/delete-draft.ts";
import type { CacheTag } from "../invalidation/cache-tag.ts";
import { claimPhotos, releasePhotos } from "../photos/photos.ts";
import { photos } from "../photos/tables.ts";
import { lookConflict } from "../problems.ts";
import { recountProductUses } from "../products/recount-products.ts";
import { requireActingMember } from "../relations/require-acting-member.ts";
import type { Member } from "../request/site-env.ts";
import type { SiteContext } from "../site-context.ts";
import { setLookColours } from "./colours/set-look-colours.ts";
import { editableLook } from "./editable-look.ts";
import {
  changedAt,
  counted,
  type EditedLookContent,
  insertPhotosAndTags,
  isOpen,
  lookSearchText,
  requireConsistent,
  unusablePhotos,
} from "./look-content.ts";
import { addToLookCount, lockLookOrder } from "./look-order-lock.ts";
import { lookContentOf, recordLookEdit } from "./record-look-edit.ts";
import { lookPhotos, looks, lookTags } from "./tables.ts";
import { tagsOfEdit } from "./tag-items.ts";
import { brandsOfTags, keepUnseenProducts, type NamingTag, namingTags, productsOfTags } from "./tag-products.ts";

/**
 * Replaces what a look shows and says, and deletes the member’s draft of `draftVersion`. What an admin changes of another
 * member’s look is in the audit log.
 * @throws 403 for another member's look, and for banned members, 404 for none, 409 when it has changed since `basedOn`,
 * 422 as `postLook`
 */
export async function editLook(
  site: SiteContext,
  { member, requestId }: { member: Member; requestId: string },
  slug: string,
  draft: EditedLookContent,
  draftVersion = 0,
): Promise<void> {
  requireConsistent(draft);
  const { authorId } = await editableLook(site.db, member, slug, { lock: false });
  const changed = await site.db.transaction(async (tx) => {
    const author = await lockLookOrder(tx, authorId);
    // An admin may edit the look of a banned member.
    if (authorId === member.id) requireActingMember(author);
    const look = await editableLook(tx, member, slug, { lock: true });
    requireUnchanged(look, draft);
    const audience = draft.audience ?? look.audience;
    const areOpen = author !== null && isShown(author.standing) && isOpen({ ...look, audience }, author);
    const before = await tx
      .select({ id: lookPhotos.photoId, alt: lookPhotos.alt })
      .from(lookPhotos)
      .where(eq(lookPhotos.lookId, look.id))
      .orderBy(asc(lookPhotos.position));
    const shown = new Set(before.map(({ id }) => id));
    const wanted = new Set(draft.photos.map(({ id }) => id));
    const missing = await claimPhotos(
      tx,
      member,
      [...wanted].filter((id) => !shown.has(id)),
      areOpen,
    );
    if (missing.length) throw unusablePhotos(missing.length);
    const { tags, added } = await tagsOfEdit(tx, look, member, draft.tags);
    const contentBefore = member.id === authorId ? null : await lookContentOf(tx, look.id);
    const namedBefore = await productsOfTags(tx, look.id);
    const brandsBefore = await brandsOfTags(tx, look.id);
    const keepUnseen = await keepUnseenProducts(tx, look.id);
    const naming = keepUnseen(await namingTags(tx, authorId, tags, namedBefore));
    await tx.delete(lookPhotos).where(eq(lookPhotos.lookId, look.id));
    await tx.delete(lookTags).where(eq(lookTags.lookId, look.id));
    await insertPhotosAndTags(tx, look.id, { photos: draft.photos, tags: naming });
    await releasePhotos(
      tx,
      [...shown].filter((id) => !wanted.has(id)),
      site.clock(),
    );
    // A photo that an admin adds becomes the author's: it stays when the admin leaves, and goes with the author.
    await tx
      .update(photos)
      .set({ isOpen: areOpen, ownerId: authorId })
      .where(inArray(photos.id, [...wanted]));
    if (look.state === "live") await addToLookCount(tx, authorId, counted(audience) - counted(look.audience));
    const [edited] = await tx
      .update(looks)
      .set({
        title: draft.title,
        text: draft.text,
        searchText: lookSearchText(draft),
        occasion: draft.occasion ?? null,
        season: draft.season ?? null,
        audience,
        editedAt: site.clock(),
      })
      .where(eq(looks.id, look.id))
      .returning({ id: looks.id, postedAt: looks.postedAt });
    await deletePostedDraft(tx, member.id, editedLookPlace(look.id), draftVersion);
    const named = [...new Set([...namedBefore, ...naming.flatMap(({ productId }) => productId ?? [])])];
    await recountProductUses(tx, named);
    const colours = edited && draft.colours && (await setLookColours(tx, edited, draft.colours));
    if (contentBefore) await recordLookEdit(tx, site, { member, requestId }, look, contentBefore);
    const after = { audience, occasion: draft.occasion ?? null, season: draft.season ?? null };
    const changes = changedTags(look, after, {
      hasNewColours: colours?.haveChanged ?? false,
      hasNewNames: nameOther(naming, [...namedBefore, ...brandsBefore]),
      hasNewCover: !isDeepStrictEqual(before[0], draft.photos[0]),
    });
    return [...changes, ...added.map((id) => `item:${id}` as const), ...named.map((id) => `product:${id}` as const)];
  });
  site.changed(changed);
}

function requireUnchanged(look: Parameters<typeof changedAt>[0], { basedOn }: EditedLookContent): void {
  if (basedOn !== undefined && Date.parse(basedOn) !== Date.parse(changedAt(look))) throw lookConflict();
}

/** Whether tags name other brands or products than before: the lists of their looks change. */
function nameOther(naming: readonly NamingTag[], before: readonly string[]): boolean {
  const after = new Set(naming.flatMap(({ productId, brandId }) => [productId ?? [], brandId ?? []].flat()));
  return after.size !== before.length || before.some((id) => !after.has(id));
}

type Listed = Pick<typeof looks.$inferSelect, "audience" | "occasion" | "season">;

function changedTags(
  before: Listed & { id: string; authorId: string },
  after: Listed,
  { hasNewColours, hasNewNames, hasNewCover }: Record<"hasNewColours" | "hasNewNames" | "hasNewCover", boolean>,
): CacheTag[] {
  const { id, authorId } = before;
  const names: CacheTag[] = [`look:${id}`];
  const isListedElsewhere =
    hasNewColours || hasNewNames || before.occasion !== after.occasion || before.season !== after.season;
  if (hasNewCover) names.push(`member:${authorId}`);
  if (before.audience !== after.audience) names.push(`member:${authorId}`, `profile:${authorId}`, "looks", "members");
  else if (isListedElsewhere) names.push("looks");
  return names;
}
