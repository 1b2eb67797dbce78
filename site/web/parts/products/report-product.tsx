import { Button } from "@hemline/ui/buttons/button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { ProductDetail } from "../../../shared/products/product.ts";
import { LazyReportDialog } from "../moderation/lazy-report-dialog.ts";
import { useReport } from "../moderation/use-report.ts";

export function ReportProduct({ product: { slug, brand } }: { product: ProductDetail }) {
  const { start, dialog } = useReport("Log in to report this product");
  return (
    <>
      <Button kind="bare" size="sm" onClick={start}>
        <Icon name="flag" size="sm" />
        Report product
      </Button>
      <LazyReportDialog kind="product" target={slug} author={brand.name} {...dialog} />
    </>
  );
}
