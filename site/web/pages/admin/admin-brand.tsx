import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { ChangeLog } from "../../parts/catalogue-admin/actions/change-log.tsx";
import { EntryActions } from "../../parts/catalogue-admin/actions/entry-actions.tsx";
import { ProposalBox } from "../../parts/catalogue-admin/actions/proposal-box.tsx";
import { BrandForm } from "../../parts/catalogue-admin/brand/brand-form.tsx";
import { brandWords } from "../../parts/catalogue-admin/brand/brand-words.ts";
import { CollectionOrder } from "../../parts/catalogue-admin/brand/collection-order.tsx";
import { useBrandForm } from "../../parts/catalogue-admin/brand/use-brand-form.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { StateLabel } from "../../parts/catalogue-admin/list/state-label.tsx";
import { withQuery } from "../../parts/catalogue-admin/list/with-query.ts";
import { formatCount } from "../../parts/format/format-count.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminBrand() {
  const page = usePage("adminBrand");
  const { brand, state, products, reviews, followers } = page;
  return (
    <AdminFrame
      section="brands"
      page={page}
      title={brand.name}
      head={
        <EntryHead
          crumbs={[{ word: "Brands", to: paths.adminBrands }]}
          title={brand.name}
          pagePath={state === "live" ? paths.brand(brand.slug) : null}
          facts={
            <>
              <Link to={withQuery(paths.adminProducts, { brand: brand.slug })}>{formatCount(products, "product")}</Link>
              , {formatCount(reviews, "review")}, {formatCount(followers, "follower")}
            </>
          }
        >
          <StateLabel state={state} />
          <EntryActions kind="brand" entry={brand} state={state} />
        </EntryHead>
      }
    >
      <EditedBrand key={brand.slug} />
    </AdminFrame>
  );
}

function EditedBrand() {
  const { brand, state, proposer, answer, collections, oldSlugs, changes } = usePage("adminBrand");
  const form = useBrandForm(brand);
  return (
    <>
      <ProposalBox kind="brand" entry={brand} {...{ state, proposer, answer }} />
      <BrandForm
        form={form}
        submitLabel="Save brand"
        savedSlug={brand.slug}
        oldSlugs={oldSlugs}
        knownMembers={brand.members}
        collections={<CollectionOrder brandSlug={brand.slug} collections={collections} />}
        changes={<ChangeLog noun="brand" changes={changes} labels={brandWords.labels} />}
      />
    </>
  );
}
