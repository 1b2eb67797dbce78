import { type ReactNode, useInsertionEffect } from "react";
import { skeletonStyle } from "../client/skeleton.ts";
import { Backdrop } from "./components/backdrop.tsx";
import { CloseButton } from "./components/close-button.tsx";
import { Component } from "./components/component.tsx";
import { everythingIn } from "./document/read-paywall.ts";
import { PaywallContext } from "./paywall-context.ts";
import { PaywallDialog } from "./paywall-dialog.tsx";
import { adoptPaywallStyles } from "./style/paywall-styles.ts";
import { tagOf } from "./texts/locale-chain.ts";
import { englishSpeech } from "./texts/paywall-languages.ts";
import { type PaywallProps, usePaywallState } from "./use-paywall-state.ts";

interface PaywallScreenProps extends PaywallProps {
  isOverPage?: boolean;
  /** Shown in its place until its language has come. */
  meanwhile?: ReactNode;
}

/**
 * A paywall as its author composed it. It fills the element around it; the page outside stays untouched.
 * It can be rendered on a server, where it is light, unless a mode is chosen, and its prices speak English.
 * @throws Error where the offering has no paywall, or one with a component of an unknown type and without a fallback.
 */
export function PaywallScreen({ isOverPage = false, meanwhile, ...props }: PaywallScreenProps) {
  // The sheet is put into the page before anything is measured.
  useInsertionEffect(() => adoptPaywallStyles(), []);
  const { read, locale, state, speeches, isWaiting } = usePaywallState(props);
  const { act, hideBackButtons = false } = props;
  const goBack = () => act({ do: "navigate-back" });
  const roots = [read.stack, ...(read.footer ? [read.footer] : [])];
  const hasOwnBack = roots
    .flatMap(everythingIn)
    .some((one) => one.type === "button" && one.action?.type === "navigate_back");
  if (isWaiting && !isOverPage) return meanwhile;
  const title = !isWaiting && state.headings.title && state.label(state.headings.title.text_lid, null);
  const named = title ? { "aria-labelledby": state.titleId } : { "aria-label": props.offering.serverDescription };
  const rootProps = {
    className: "hpp-root",
    "data-mode": state.mode,
    "aria-busy": isWaiting || state.isBusy || undefined,
    lang: tagOf(locale),
    dir: state.direction,
    ...named,
  };
  const content = (
    <PaywallContext.Provider value={state}>
      {read.background && <Backdrop background={read.background} />}
      {isWaiting ? (
        <div className="hpp-waiting" style={skeletonStyle} />
      ) : (
        <div className="hpp-scroll">
          <div className="hpp-said" role="status">
            {props.said && <p>{(speeches[locale] ?? englishSpeech).t(props.said)}</p>}
          </div>
          <div className="hpp-page">
            <div className="hpp-main" role={needsGroup(state.packageGroup, read.packageIds) ? "radiogroup" : undefined}>
              <Component node={read.stack} axis="vertical" />
            </div>
            {read.footer && <Component node={read.footer} axis="vertical" />}
          </div>
        </div>
      )}
      {isOverPage && (isWaiting || !hasOwnBack) && !hideBackButtons && (
        <CloseButton locale={locale} speeches={speeches} close={goBack} />
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

/** The element around may lie in a shadow root, which is known when it is drawn. */
function styled(root: HTMLElement | null): void {
  if (root) adoptPaywallStyles(root);
}

/** Packages that no single stack holds, because one is in the footer, are still one choice. */
function needsGroup(group: unknown, packageIds: readonly string[]): boolean {
  return group === null && packageIds.length > 0;
}
