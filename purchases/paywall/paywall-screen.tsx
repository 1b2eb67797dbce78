import { type ReactNode, useInsertionEffect } from "react";
import { skeletonStyle } from "../loading/skeleton-style.ts";
import { Backdrop } from "./components/backdrop.tsx";
import { CloseButton } from "./components/close-button.tsx";
import { ComponentByType } from "./components/component-by-type.tsx";
import { componentsIn } from "./document/parse-paywall.ts";
import { PaywallContext } from "./paywall-context.ts";
import { PaywallDialog } from "./paywall-dialog.tsx";
import { adoptPaywallStyles } from "./style/adopt-paywall-styles.ts";
import { englishLanguage } from "./texts/load-paywall-languages.ts";
import { tagOf } from "./texts/locale-chain.ts";
import { type PaywallProps, usePaywallState } from "./use-paywall-state.ts";

interface PaywallScreenProps extends PaywallProps {
  isOverPage?: boolean;
  /** Shown until its language is loaded. */
  pending?: ReactNode;
}

/**
 * A paywall that fills its parent element. On a server it is light, unless a mode is chosen, and its prices are in
 * English.
 * @throws Error where the offering has no paywall, or one with a component of an unknown type and without a fallback.
 */
export function PaywallScreen({ isOverPage = false, pending, ...props }: PaywallScreenProps) {
  // Styles have to be there before anything is measured.
  useInsertionEffect(() => adoptPaywallStyles(), []);
  const { read, locale, state, languages, isLoading } = usePaywallState(props);
  const { act, hideBackButtons = false } = props;
  const goBack = () => act({ do: "navigate-back" });
  const roots = [read.stack, ...(read.footer ? [read.footer] : [])];
  const hasOwnBack = roots
    .flatMap(componentsIn)
    .some((one) => one.type === "button" && one.action?.type === "navigate_back");
  if (isLoading && !isOverPage) return pending;
  const title = !isLoading && state.headings.title && state.label(state.headings.title.text_lid, null);
  const named = title ? { "aria-labelledby": state.titleId } : { "aria-label": props.offering.serverDescription };
  const rootProps = {
    className: "hpp-root",
    "data-mode": state.mode,
    "aria-busy": isLoading || state.isBusy || undefined,
    lang: tagOf(locale),
    dir: state.direction,
    ...named,
  };
  const content = (
    <PaywallContext.Provider value={state}>
      {read.background && <Backdrop background={read.background} />}
      {isLoading ? (
        <div className="hpp-waiting" style={skeletonStyle} />
      ) : (
        <div className="hpp-scroll">
          <div className="hpp-said" role="status">
            {props.notice && <p>{(languages[locale] ?? englishLanguage).t(props.notice)}</p>}
          </div>
          <div className="hpp-page">
            <div className="hpp-main" role={needsGroup(state.packageGroup, read.packageIds) ? "radiogroup" : undefined}>
              <ComponentByType node={read.stack} axis="vertical" />
            </div>
            {read.footer && <ComponentByType node={read.footer} axis="vertical" />}
          </div>
        </div>
      )}
      {isOverPage && (isLoading || !hasOwnBack) && !hideBackButtons && (
        <CloseButton locale={locale} languages={languages} close={goBack} />
      )}
    </PaywallContext.Provider>
  );
  return isOverPage ? (
    <PaywallDialog {...rootProps} close={hideBackButtons ? null : goBack}>
      {content}
    </PaywallDialog>
  ) : (
    <section {...rootProps} ref={styled}>
      {content}
    </section>
  );
}

/** The target may be in a shadow root, which is known once it is mounted. */
function styled(root: HTMLElement | null): void {
  if (root) adoptPaywallStyles(root);
}

/** Packages without a common stack, because one is in the footer, are still one radio group. */
function needsGroup(group: unknown, packageIds: readonly string[]): boolean {
  return group === null && packageIds.length > 0;
}
