import { paths } from "../../../shared/paths.ts";
import { CollectionForm } from "../../parts/catalogue-admin/collection/collection-form.tsx";
import { useCollectionForm } from "../../parts/catalogue-admin/collection/use-collection-form.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminNewCollection() {
  const page = usePage("adminNewCollection");
  const { brand } = page;
  const form = useCollectionForm(brand.slug, null);
  return (
    <AdminFrame
      section="brands"
      page={page}
      title="New collection"
      head={
        <EntryHead
          crumbs={[
            { word: "Brands", to: paths.adminBrands },
            { word: brand.name, to: paths.adminBrand(brand.slug) },
          ]}
          title="New collection"
          facts="It becomes the brand’s first one. Add products once it is created."
          pagePath={null}
        />
      }
    >
      <CollectionForm form={form} brand={brand} submitLabel="Create collection" savedSlug={null} oldSlugs={[]} />
    </AdminFrame>
  );
}
