import { paths } from "../../../shared/paths.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { ProductForm } from "../../parts/catalogue-admin/product/product-form.tsx";
import { useProductForm } from "../../parts/catalogue-admin/product/use-product-form.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminNewProduct() {
  const page = usePage("adminNewProduct");
  const form = useProductForm(null, page.brand);
  return (
    <AdminFrame
      section="products"
      page={page}
      title="New product"
      head={
        <EntryHead
          crumbs={[{ word: "Products", to: paths.adminProducts }]}
          title="New product"
          facts="It is public as soon as you create it. Add it to a collection afterwards."
          pagePath={null}
        />
      }
    >
      <ProductForm form={form} submitLabel="Create product" savedSlug={null} oldSlugs={[]} />
    </AdminFrame>
  );
}
