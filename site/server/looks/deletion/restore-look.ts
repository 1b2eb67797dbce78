import type { Transaction } from "@hemline/database";
import { and, eq, gte, inArray, or } from "drizzle-orm";
import { hiddenByDecision } from "../../cases/hidden-by-decision.ts";
import { notFound } from "../../problems.ts";
import { recountProductUses } from "../../products/recount-products.ts";
import { requireActingMember } from "../../relations/require-acting-member.ts";
import type { Member } from "../../request/site-env.ts";
import type { SiteContext } from "../../site-context.ts";
import { counted, isOpen } from "../look-content.ts";
import { addToLookCount, lastPosition, lockLookOrder } from "../look-order-lock.ts";
import { looks } from "../tables.ts";
import { productsOfTags } from "../tag-products.ts";
import { lastKeptAt } from "./delete-look.ts";
import { setPhotosOpen } from "./set-photos-open.ts";

/**
 * Undoes the deletion of the member's own look; idempotent. It comes last in their order: its former place may have
 * been taken by others since. It comes back hidden where a decision hides it.
 * @returns its place
 * @throws 404 for another member's look, and for one that was deleted more than a week ago
 */
export async function restoreLook(site: SiteContext, member: Member, slug: string): Promise<number> {
  const { db, clock } = site;
  const { place, restored, named } = await db.transaction(async (tx) => {
    const author = requireActingMember(await lockLookOrder(tx, member.id));
    const look = await lockRestorable(tx, member, slug, lastKeptAt(clock()));
    if (look.position !== null) return { place: look.position, restored: null, named: [] };
    const position = (await lastPosition(tx, member.id)) + 1;
    const state = (await hiddenByDecision(tx, "look", [look.id])).has(look.id) ? "hidden" : "live";
    await tx.update(looks).set({ state, position, deletedAt: null }).where(eq(looks.id, look.id));
    await setPhotosOpen(tx, look.id, isOpen({ ...look, state }, author));
    if (state === "live") await addToLookCount(tx, member.id, counted(look.audience));
    const named = await productsOfTags(tx, look.id);
    await recountProductUses(tx, named);
    return { place: position, restored: look, named };
  });
  if (restored && counted(restored.audience))
    site.changed([
      ...([`look:${restored.id}`, `member:${member.id}`, `profile:${member.id}`, "looks", "members"] as const),
      ...named.map((id) => `product:${id}` as const),
    ]);
  return place;
}

async function lockRestorable(tx: Transaction, member: Member, slug: string, deletedSince: Date) {
  const [look] = await tx
    .select({ id: looks.id, audience: looks.audience, position: looks.position })
    .from(looks)
    .where(
      and(
        eq(looks.slug, slug),
        eq(looks.authorId, member.id),
        or(inArray(looks.state, ["live", "hidden"]), gte(looks.deletedAt, deletedSince)),
      ),
    )
    .for("update");
  if (!look) throw notFound("look");
  return look;
}
