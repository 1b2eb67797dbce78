import { api, paths } from "../../../shared/paths.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { brandImportColumns, brandImportExample } from "../../parts/catalogue-admin/import/brand-import-columns.ts";
import { ImportCatalogue } from "../../parts/catalogue-admin/import/import-catalogue.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminImportBrands() {
  const page = usePage("adminImportBrands");
  return (
    <AdminFrame
      section="brands"
      page={page}
      title="Import brands"
      head={
        <EntryHead
          crumbs={[{ word: "Brands", to: paths.adminBrands }]}
          title="Import brands"
          facts="Every line adds a brand. Nothing is imported until every line is right."
          pagePath={null}
        />
      }
    >
      <ImportCatalogue
        kind="brand"
        url={api.adminBrandImport}
        listPath={paths.adminBrands}
        columns={brandImportColumns}
        example={brandImportExample}
        needed="Only the name is needed."
      />
    </AdminFrame>
  );
}
