import { type ReactNode, useId } from "react";
import { appName, useCheckoutView } from "../checkout-context.ts";
import { Icon } from "../icon.tsx";
import type { Layout } from "../use-layout.ts";
import { offerTexts } from "./offer-texts.ts";
import type { Priced } from "./price-rows.ts";
import { PriceTable } from "./price-table.tsx";

interface Details {
  isOpen: boolean;
  toggle(): void;
  /** From the navigation bar. */
  toggleFromAbove(): void;
}

/** The offer, and on wide screens the price table, which is always open without `details`. */
export function ProductPanel(props: { priced: Priced; layout: Layout; details: Details | null }) {
  const { priced, layout, details } = props;
  const view = useCheckoutView();
  const { product, branding, language } = view;
  const { t } = language;
  const { headline, lines } = offerTexts(view, priced.price);
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
          <span>{t("payment_entry_page.provider_note", { appName: appName(view) })}</span>
        </p>
      ) : null}
    </section>
  );
}

function PanelDetails({ priced, details }: { priced: Priced; details: Details | null }) {
  const { t } = useCheckoutView().language;
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

function PanelBar({ children }: { children: ReactNode }) {
  const { canClose, language, send } = useCheckoutView();
  return (
    <div className="hpc-bar">
      {canClose ? (
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
  const { branding, assetsUrl } = useCheckoutView();
  const path = branding?.app_wordmark_webp ?? branding?.app_wordmark ?? branding?.app_icon_webp ?? branding?.app_icon;
  return path ? <img className="hpc-sign" src={assetsUrl + path} alt={branding?.app_name ?? ""} /> : null;
}
