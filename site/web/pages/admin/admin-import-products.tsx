import { api, paths } from "../../../shared/paths.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { ImportCatalogue } from "../../parts/catalogue-admin/import/import-catalogue.tsx";
import {
  productImportColumns,
  productImportExample,
} from "../../parts/catalogue-admin/import/product-import-columns.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminImportProducts() {
  const page = usePage("adminImportProducts");
  return (
    <AdminFrame
      section="products"
      page={page}
      title="Import products"
      head={
        <EntryHead
          crumbs={[{ word: "Products", to: paths.adminProducts }]}
          title="Import products"
          facts="Every line adds a product, without photos. Nothing is imported until every line is right."
          pagePath={null}
        />
      }
    >
      <ImportCatalogue
        kind="product"
        url={api.adminProductImport}
        listPath={paths.adminProducts}
        columns={productImportColumns}
        example={productImportExample}
        needed="Name and brand are needed."
      />
    </AdminFrame>
  );
}
