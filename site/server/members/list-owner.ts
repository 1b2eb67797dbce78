import { eq, sql } from "drizzle-orm";
import { mayRead } from "../../shared/permissions.ts";
import { memberSlugs, members } from "../accounts/tables.ts";
import { preparedRows, query } from "../db/prepared-query.ts";
import { notFound } from "../problems.ts";
import { relationTo } from "../relations/relation-to.ts";
import type { PageRequest } from "../request/page-loader.ts";
import { factsOf } from "./member-profile.ts";

/**
 * Whose list is asked for, without the head of the page.
 * @returns `isOpen` false for a private member whom the viewer does not follow
 * @throws 404 also where one of the two has blocked the other
 */
export async function listOwner({ site, viewer, params }: PageRequest): Promise<{ id: string; isOpen: boolean }> {
  const reader = { slug: params.slug ?? "", viewer: viewer?.id ?? null };
  const [member] = await preparedRows(site.db, "owner of a list", reader, () =>
    query
      .select({
        id: members.id,
        standing: members.standing,
        isPrivate: members.isPrivate,
        relation: relationTo(members.id),
      })
      .from(memberSlugs)
      .innerJoin(members, eq(members.id, memberSlugs.memberId))
      .where(eq(memberSlugs.slug, sql.placeholder("slug"))),
  );
  if (!member) throw notFound("member");
  site.shows([`member:${member.id}`, `profile:${member.id}`]);
  if (member.standing === "erased") throw notFound("member");
  const { relation } = member;
  if (!mayRead(viewer, factsOf({ ...member, isPrivate: false }, relation))) throw notFound("member");
  return { id: member.id, isOpen: mayRead(viewer, factsOf(member, relation)) };
}
