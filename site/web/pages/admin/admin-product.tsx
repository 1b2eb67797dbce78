import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { ChangeLog } from "../../parts/catalogue-admin/actions/change-log.tsx";
import { EntryActions } from "../../parts/catalogue-admin/actions/entry-actions.tsx";
import { ProposalBox } from "../../parts/catalogue-admin/actions/proposal-box.tsx";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { StateLabel } from "../../parts/catalogue-admin/list/state-label.tsx";
import { InCollections } from "../../parts/catalogue-admin/product/in-collections.tsx";
import { ProductForm } from "../../parts/catalogue-admin/product/product-form.tsx";
import { productWords } from "../../parts/catalogue-admin/product/product-words.ts";
import { useProductForm } from "../../parts/catalogue-admin/product/use-product-form.ts";
import { formatCount } from "../../parts/format/format-count.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminProduct() {
  const page = usePage("adminProduct");
  const { product, state, owners, looks, reviews } = page;
  return (
    <AdminFrame
      section="products"
      page={page}
      title={`${product.name} by ${product.brand.name}`}
      head={
        <EntryHead
          crumbs={[{ word: "Products", to: paths.adminProducts }]}
          title={product.name}
          pagePath={state === "live" ? paths.product(product.slug) : null}
          facts={
            <>
              <Link to={paths.adminBrand(product.brand.slug)}>
                <bdi>{product.brand.name}</bdi>
              </Link>
              , {formatCount(owners, "owner")}, {formatCount(looks, "look")}, {formatCount(reviews, "review")}
            </>
          }
        >
          <StateLabel state={state} />
          <EntryActions kind="product" entry={product} state={state} />
        </EntryHead>
      }
    >
      <EditedProduct key={product.slug} />
    </AdminFrame>
  );
}

function EditedProduct() {
  const { product, state, proposer, answer, collections, oldSlugs, changes } = usePage("adminProduct");
  const form = useProductForm(product, product.brand);
  return (
    <>
      <ProposalBox kind="product" entry={product} {...{ state, proposer, answer }} />
      <ProductForm
        form={form}
        submitLabel="Save product"
        savedSlug={product.slug}
        oldSlugs={oldSlugs}
        aside={
          <>
            <InCollections collections={collections} />
            <ChangeLog noun="product" changes={changes} labels={productWords.labels} />
          </>
        }
      />
    </>
  );
}
