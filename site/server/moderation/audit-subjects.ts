import { type SQL, sql } from "drizzle-orm";
import type { AuditSubject } from "../../shared/moderation/admin.ts";
import { paths } from "../../shared/paths.ts";
import { audit } from "../audit/tables.ts";
import { brands } from "../brands/tables.ts";
import { collections } from "../collections/tables.ts";
import { discussions } from "../discussions/tables.ts";
import { groups } from "../groups/tables.ts";
import { categories, entries } from "../notebook/tables.ts";
import { products } from "../products/tables.ts";
import type { ResolvedFields } from "./resolve-audit-members.ts";

interface SubjectRow {
  kind: AuditSubject["kind"];
  name: string | null;
  /** Of an entry, its id. */
  slug: string | null;
  brand: string | null;
}

/** What an entry is about, where it is no member; of what was deleted, the name that it had. */
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
  when 'message' then json_build_object('kind', 'message', 'name', ${audit.after} ->> 'name')
  when 'word list' then json_build_object('kind', 'word list', 'name', 'Words that wait')
  when 'case' then json_build_object('kind', 'case', 'name', ${audit.after} ->> 'name')
  when 'review' then json_build_object('kind', 'review', 'name', null) end`;

/** @param after as it is shown: it says by whom a review is */
export const auditSubject = (row: SubjectRow | null, after: ResolvedFields["after"]): AuditSubject | null =>
  row && {
    kind: row.kind,
    name: row.kind === "review" ? String(after?.name ?? "") : (row.name ?? ""),
    path: pathOf(row),
  };

function pathOf({ kind, slug, brand }: SubjectRow): string | null {
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
    case "word list":
    case "message":
    case "review":
    case "case":
      return null;
  }
}
