import { formatMoney } from "@hemline/protocol/money";
import { type CSSProperties, useEffect, useId, useRef } from "react";
import type { Language } from "../i18n/translate.ts";
import { moneyOf } from "../offerings/price.ts";
import type { Product } from "../offerings/product.ts";
import { customProperties, type Theme } from "../theme/theme.ts";
import { useLayout } from "./use-layout.ts";

export type TestOutcome = "valid" | "failed" | "cancelled";

/** Asks how a test purchase should end. A click outside cancels. */
export function TestStoreDialog(props: {
  product: Product;
  language: Language;
  theme: Theme;
  choose(outcome: TestOutcome): void;
}) {
  const { product, language, theme, choose } = props;
  const { t } = language;
  const titleId = useId();
  const explanationId = useId();
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  const card = useRef<HTMLDivElement>(null);
  // Keyboard and screen reader users start inside.
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const values = { productTitle: product.title, price: formatMoney(moneyOf(product.price), language.tag) };
  return (
    <div
      className="hpc-root"
      ref={root}
      data-layout={layout}
      data-mode={theme.mode}
      lang={language.tag}
      dir={language.direction}
      style={customProperties(theme) as CSSProperties}
      onPointerDown={(event) => event.target === event.currentTarget && choose("cancelled")}
    >
      <div
        className="hpc-card"
        data-step="test-store"
        ref={card}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        aria-describedby={explanationId}
        tabIndex={-1}
        onKeyDown={(event) => event.key === "Escape" && choose("cancelled")}
      >
        <div className="hpc-message">
          <h2 className="hpc-title hpc-display" id={titleId}>
            {t("test_store.title")}
          </h2>
          <p id={explanationId}>{t("test_store.explanation", values)}</p>
          <div className="hpc-buttons">
            <button type="button" className="hpc-button" onClick={() => choose("valid")}>
              {t("test_store.valid")}
            </button>
            <button type="button" className="hpc-button hpc-button-quiet" onClick={() => choose("failed")}>
              {t("test_store.failed")}
            </button>
            <button type="button" className="hpc-button hpc-button-quiet" onClick={() => choose("cancelled")}>
              {t("test_store.cancel")}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
}
