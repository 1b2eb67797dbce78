import { paths } from "../../../shared/paths.ts";
import { ChangeLog } from "../../parts/catalogue-admin/actions/change-log.tsx";
import { CollectionForm } from "../../parts/catalogue-admin/collection/collection-form.tsx";
import { collectionWords } from "../../parts/catalogue-admin/collection/collection-words.ts";
import { DeleteCollection } from "../../parts/catalogue-admin/collection/delete-collection.tsx";
import { LookbookProducts } from "../../parts/catalogue-admin/collection/lookbook-products.tsx";
import { useCollectionForm } from "../../parts/catalogue-admin/collection/use-collection-form.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { formatCount } from "../../parts/format/format-count.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminCollection() {
  const page = usePage("adminCollection");
  const { brand, collection, products, reviews } = page;
  return (
    <AdminFrame
      section="brands"
      page={page}
      title={`${collection.name} by ${brand.name}`}
      head={
        <EntryHead
          crumbs={[
            { word: "Brands", to: paths.adminBrands },
            { word: brand.name, to: paths.adminBrand(brand.slug) },
          ]}
          title={collection.name}
          facts={`${formatCount(products.length, "product")}, ${formatCount(reviews, "review")}`}
          pagePath={paths.collection(brand.slug, collection.slug)}
        >
          {reviews === 0 && <DeleteCollection brandSlug={brand.slug} slug={collection.slug} name={collection.name} />}
        </EntryHead>
      }
    >
      <EditedCollection key={`${brand.slug}/${collection.slug}`} />
    </AdminFrame>
  );
}

function EditedCollection() {
  const { brand, collection, products, oldSlugs, changes } = usePage("adminCollection");
  const form = useCollectionForm(brand.slug, collection);
  return (
    <CollectionForm
      form={form}
      brand={brand}
      submitLabel="Save collection"
      savedSlug={collection.slug}
      oldSlugs={oldSlugs}
      products={<LookbookProducts brand={brand} collectionSlug={collection.slug} products={products} />}
      changes={<ChangeLog noun="collection" changes={changes} labels={collectionWords.labels} />}
    />
  );
}
