import { type SQL, sql } from "drizzle-orm";
import type { CommentTargetKind } from "../../shared/comments/comment-target.ts";
import type { AuditSubject } from "../../shared/moderation/admin.ts";
import { paths } from "../../shared/paths.ts";
import { audit } from "../audit/tables.ts";
import { brands } from "../brands/tables.ts";
import { cases } from "../cases/tables.ts";
import { collections } from "../collections/tables.ts";
import { discussions } from "../discussions/tables.ts";
import { groups } from "../groups/tables.ts";
import { looks } from "../looks/tables.ts";
import { categories, entries } from "../notebook/tables.ts";
import { products } from "../products/tables.ts";
import type { ResolvedFields } from "./resolve-audit-members.ts";

interface SubjectRow {
  kind: AuditSubject["kind"];
  name: string | null;
  /** Of an entry, its id; of a comment, that of what it stands under. */
  slug: string | null;
  brand: string | null;
  /** What a comment stands under; `name` is its title. */
  under: CommentTargetKind | null;
}

/** What an entry is about, where it is no member. Of what was deleted, the log may hold the name that it had. */
export const subjectColumn: SQL<SubjectRow | null> = sql`case ${audit.targetKind}
  when 'brand' then (select json_build_object('kind', 'brand', 'name', b.name, 'slug', b.slug)
    from ${brands} b where b.id = ${audit.targetId})
  when 'product' then (select json_build_object('kind', 'product', 'name', p.name, 'slug', p.slug)
    from ${products} p where p.id = ${audit.targetId})
  when 'collection' then coalesce(
    (select json_build_object('kind', 'collection', 'name', c.name, 'slug', c.slug, 'brand', b.slug)
      from ${collections} c join ${brands} b on b.id = c.brand_id where c.id = ${audit.targetId}),
    json_build_object('kind', 'collection', 'name', coalesce(${audit.before} ->> 'name', ${audit.after} ->> 'name')))
  when 'group' then coalesce((select json_build_object('kind', 'group', 'name', g.name, 'slug', g.slug)
      from ${groups} g where g.id = ${audit.targetId}),
    json_build_object('kind', 'group', 'name', coalesce(${audit.before} ->> 'name', ${audit.after} ->> 'name')))
  when 'discussion' then coalesce((select json_build_object('kind', 'discussion', 'name', d.title, 'slug', d.slug)
      from ${discussions} d where d.id = ${audit.targetId}),
    json_build_object('kind', 'discussion', 'name', ${audit.after} ->> 'name'))
  when 'entry' then coalesce((select json_build_object('kind', 'entry', 'name', e.title, 'slug', e.id)
      from ${entries} e where e.id = ${audit.targetId}),
    json_build_object('kind', 'entry', 'name', coalesce(${audit.before} ->> 'title', ${audit.after} ->> 'title')))
  when 'category' then coalesce((select json_build_object('kind', 'category', 'name', c.name, 'slug', c.slug)
      from ${categories} c where c.id = ${audit.targetId}),
    json_build_object('kind', 'category', 'name', coalesce(${audit.before} ->> 'name', ${audit.after} ->> 'name')))
  when 'look' then coalesce((select json_build_object('kind', 'look', 'name', l.title, 'slug', l.slug)
      from ${looks} l where l.id = ${audit.targetId} and l.state <> 'deleted' and l.audience <> 'me'),
    json_build_object('kind', 'look'))
  when 'comment' then coalesce(
    (select json_build_object('kind', 'comment', 'name', l.title, 'slug', l.slug, 'under', 'look')
      from ${looks} l where l.id = (${audit.after} ->> 'look')::uuid and l.state <> 'deleted' and l.audience <> 'me'),
    (select json_build_object('kind', 'comment', 'name', e.title, 'slug', e.slug, 'under', 'entry')
      from ${entries} e where e.id = (${audit.after} ->> 'entry')::uuid and e.state = 'live'),
    json_build_object('kind', 'comment'))
  when 'message' then json_build_object('kind', 'message', 'name', ${audit.after} ->> 'name')
  when 'word list' then json_build_object('kind', 'word list', 'name', 'Words we check')
  when 'case' then json_build_object('kind', 'case', 'name', coalesce(
    (select c.snapshot ->> 'title' from ${cases} c where c.id = ${audit.targetId} and c.target_kind <> 'member'),
    ${audit.after} ->> 'name'))
  when 'review' then json_build_object('kind', 'review', 'name', null) end`;

/** @param after as it is shown: it says by whom a look, a comment or a review is */
export const auditSubject = (row: SubjectRow | null, after: ResolvedFields["after"]): AuditSubject | null =>
  row && { kind: row.kind, name: nameOf(row, after ?? {}), path: pathOf(row) };

function nameOf({ kind, name }: SubjectRow, after: Record<string, unknown>): string {
  const author = `by ${after.author}`;
  if (kind === "look") return name ?? author;
  if (kind === "comment") return name ? `${author} on “${name}”` : author;
  return kind === "review" ? String(after.name ?? "") : (name ?? "");
}

function pathOf({ kind, slug, brand, under }: SubjectRow): string | null {
  if (!slug) return null;
  switch (kind) {
    case "brand":
      return paths.adminBrand(slug);
    case "product":
      return paths.adminProduct(slug);
    case "collection":
      return brand ? paths.adminCollection(brand, slug) : null;
    case "group":
      return paths.adminGroup(slug);
    case "discussion":
      return paths.conversation(slug);
    case "entry":
      return paths.adminEntry(slug);
    case "category":
      return paths.adminNotebookCategory(slug);
    case "look":
      return paths.look(slug);
    case "comment":
      return under && paths.comments({ kind: under, slug });
    case "word list":
    case "message":
    case "review":
    case "case":
      return null;
  }
}
