import { type ReactNode, useId } from "react";
import { appName, useShop } from "../checkout-view.ts";
import { Icon } from "../icon.tsx";
import type { Layout } from "../use-layout.ts";
import { offerWords } from "./offer-texts.ts";
import type { Priced } from "./price-rows.ts";
import { PriceTable } from "./price-table.tsx";

interface Details {
  isOpen: boolean;
  toggle(): void;
  /** From the navbar. */
  toggleFromAbove(): void;
}

/** What is bought: the way back, the offer, and on wide screens the table of prices. Without `details` it is always open. */
export function ProductPanel(props: { priced: Priced; layout: Layout; details: Details | null }) {
  const { priced, layout, details } = props;
  const shop = useShop();
  const { product, branding, language } = shop;
  const { t } = language;
  const { headline, lines } = offerWords(shop, priced.price);
  const isDescribed = (branding?.appearance?.show_product_description ?? false) && product.description;
  return (
    <section className="hpc-panel">
      <PanelBar>
        {details ? (
          <button type="button" className="hpc-bare" aria-expanded={details.isOpen} onClick={details.toggleFromAbove}>
            {t("navbar_header.details")}
          </button>
        ) : null}
      </PanelBar>
      <p className="hpc-product">
        <bdi>{t("product_info.product_title", { productTitle: product.title })}</bdi>
      </p>
      <p className="hpc-headline hpc-display">{headline}</p>
      {lines.map((line) => (
        <p className="hpc-line" key={line}>
          {line}
        </p>
      ))}
      {isDescribed ? (
        <p className="hpc-description">
          <bdi>{t("product_info.product_description", { productDescription: product.description ?? "" })}</bdi>
        </p>
      ) : null}
      {layout === "desktop" ? <PanelDetails priced={priced} details={details} /> : null}
      {layout === "desktop" ? (
        <p className="hpc-safe">
          <Icon name="lock" size={18} />
          <span>{t("payment_entry_page.provider_note", { appName: appName(shop) })}</span>
        </p>
      ) : null}
    </section>
  );
}

function PanelDetails({ priced, details }: { priced: Priced; details: Details | null }) {
  const { t } = useShop().language;
  const tableId = useId();
  return (
    <div className="hpc-details">
      {details?.isOpen === false ? null : <PriceTable priced={priced} id={tableId} />}
      {details ? (
        <button
          type="button"
          className="hpc-link hpc-link-plain"
          aria-expanded={details.isOpen}
          {...(details.isOpen ? { "aria-controls": tableId } : {})}
          onClick={details.toggle}
        >
          {details.isOpen ? t("pricing_dropdown.hide_details") : t("pricing_dropdown.show_details")}
        </button>
      ) : null}
    </div>
  );
}

/** Back, the app's own sign, and what else belongs up there. */
function PanelBar({ children }: { children: ReactNode }) {
  const { mayBeLeft, language, send } = useShop();
  return (
    <div className="hpc-bar">
      {mayBeLeft ? (
        <button
          type="button"
          className="hpc-bare hpc-back"
          data-testid="close-button"
          onClick={() => send({ on: "cancel" })}
        >
          <Icon name="back" size={18} />
          {language.t("navbar_header.back_button")}
        </button>
      ) : null}
      <BrandSign />
      {children}
    </div>
  );
}

function BrandSign() {
  const { branding, assetsUrl } = useShop();
  const path = branding?.app_wordmark_webp ?? branding?.app_wordmark ?? branding?.app_icon_webp ?? branding?.app_icon;
  return path ? <img className="hpc-sign" src={assetsUrl + path} alt={branding?.app_name ?? ""} /> : null;
}
