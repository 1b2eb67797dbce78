import type { Transaction } from "@hemline/database";
import type { ParsedBrand } from "../../../shared/catalogue-admin/brand-form.ts";
import type { SavedAnswer } from "../../../shared/catalogue-admin/catalogue-admin.ts";
import { searchable } from "../../../shared/searchable.ts";
import { newUuid } from "../../../shared/uuid.ts";
import { brands } from "../../brands/tables.ts";
import type { ActingAdmin } from "../../request/acting-admin.ts";
import type { SiteContext } from "../../site-context.ts";
import { noScope } from "../../slugs/tables.ts";
import { filledFields } from "../history/audited-fields.ts";
import { recordChange } from "../history/record-change.ts";
import { lockBrandNames, requireFreeBrandName } from "../rows/brand-name.ts";
import { claimForSite, renewSitePhotos } from "../site-photos.ts";
import { newSlug } from "../slugs.ts";
import { auditedBrandDraft } from "./audited-brand.ts";
import { memberIdsAt, setNamedMembers } from "./named-members.ts";

/** A brand that an admin creates is public immediately. @throws 422 at the fields of the form */
export async function createBrand(site: SiteContext, acting: ActingAdmin, draft: ParsedBrand): Promise<SavedAnswer> {
  const id = newUuid(site.clock);
  const slug = await site.db.transaction(async (tx) => {
    await lockBrandNames(tx, [draft.name]);
    await requireFreeBrandName(tx, draft.name);
    const named = await memberIdsAt(tx, draft.members);
    await claimForSite(tx, acting.admin, "logo", draft.logo ? [draft.logo] : []);
    await claimForSite(tx, acting.admin, "cover", draft.cover ? [draft.cover] : []);
    const place = { kind: "brand", scopeId: noScope } as const;
    const made = await newSlug(tx, place, draft, (slug) => insertBrand(tx, rowOf(site, id, draft), slug));
    await setNamedMembers(tx, id, named, site.clock());
    await renewSitePhotos(tx, [id]);
    const after = filledFields(auditedBrandDraft(draft, made, named));
    await recordChange(tx, site, acting, { act: "create", kind: "brand", id, after });
    return made;
  });
  site.changed([`brand:${id}`, "brands", "brands-by-followers"]);
  return { slug, version: 1 };
}

const rowOf = (site: Pick<SiteContext, "clock">, id: string, draft: ParsedBrand) => ({
  id,
  name: draft.name,
  searchText: searchable(draft.name),
  description: draft.description,
  links: draft.links,
  foundedIn: draft.foundedIn,
  logoId: draft.logo,
  coverId: draft.cover,
  coverAlt: draft.coverAlt,
  state: "live" as const,
  createdAt: site.clock(),
  editedAt: site.clock(),
});

/** Null where another brand has the slug. */
async function insertBrand(tx: Transaction, row: ReturnType<typeof rowOf>, slug: string): Promise<string | null> {
  const [made] = await tx
    .insert(brands)
    .values({ ...row, slug })
    .onConflictDoNothing({ target: brands.slug })
    .returning({ slug: brands.slug });
  return made?.slug ?? null;
}
