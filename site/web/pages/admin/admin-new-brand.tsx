import { paths } from "../../../shared/paths.ts";
import { BrandForm } from "../../parts/catalogue-admin/brand/brand-form.tsx";
import { useBrandForm } from "../../parts/catalogue-admin/brand/use-brand-form.ts";
import { EntryHead } from "../../parts/catalogue-admin/entry-head.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";

export function AdminNewBrand() {
  const page = usePage("adminNewBrand");
  const form = useBrandForm(null);
  return (
    <AdminFrame
      section="brands"
      page={page}
      title="New brand"
      head={
        <EntryHead
          crumbs={[{ word: "Brands", to: paths.adminBrands }]}
          title="New brand"
          facts="It is public as soon as you create it. Collections and products can follow."
          pagePath={null}
        />
      }
    >
      <BrandForm form={form} submitLabel="Create brand" savedSlug={null} oldSlugs={[]} knownMembers={[]} />
    </AdminFrame>
  );
}
