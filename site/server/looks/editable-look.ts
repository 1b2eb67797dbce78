import type { Database, Transaction } from "@hemline/database";
import { and, eq, sql } from "drizzle-orm";
import { canEditLook } from "../../shared/permissions.ts";
import { members } from "../accounts/tables.ts";
import { notFound, notOwner } from "../problems.ts";
import { lockedSeenBy } from "../relations/seen-by.ts";
import type { Member } from "../request/site-env.ts";
import { looks } from "./tables.ts";

type EditableLook = Pick<
  typeof looks.$inferSelect,
  | "id"
  | "authorId"
  | "audience"
  | "state"
  | "position"
  | "occasion"
  | "season"
  | "postedAt"
  | "editedAt"
  | "areCommentsClosed"
> & {
  owner: string;
};

const columns = {
  id: looks.id,
  authorId: looks.authorId,
  audience: looks.audience,
  occasion: looks.occasion,
  season: looks.season,
  state: looks.state,
  position: looks.position,
  postedAt: looks.postedAt,
  editedAt: looks.editedAt,
  areCommentsClosed: looks.areCommentsClosed,
  owner: sql<string>`(select ${members.slug} from ${members} where ${members.id} = ${looks.authorId})`,
};

/**
 * @param lock locks its row until the transaction ends
 * @throws 403 for another member's look, 404 for none
 */
export async function editableLook(
  db: Database | Transaction,
  member: Member,
  slug: string,
  { lock }: { lock: boolean },
): Promise<EditableLook> {
  const query = db
    .select(columns)
    .from(looks)
    .where(and(eq(looks.slug, slug), lockedSeenBy(member, looks)));
  const [look] = await (lock ? query.for("update") : query);
  if (!look) throw notFound("look");
  if (!canEditLook(member, { slug: look.owner })) throw notOwner("look");
  return look;
}
