import { MessagePage } from "./message-page.tsx";
import { useShop } from "./shop.ts";

export function SuccessPage() {
  const { product, language, send } = useShop();
  const { t } = language;
  const button = (
    <button type="button" className="hpc-button" onClick={() => send({ on: "continue" })}>
      {t("success_page.button_close")}
    </button>
  );
  return (
    <MessagePage look="success" title={t("success_page.purchase_successful")} buttons={button}>
      <p>
        <bdi>{t("product_info.product_title", { productTitle: product.title })}</bdi>
      </p>
    </MessagePage>
  );
}
