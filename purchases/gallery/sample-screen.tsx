import type { CSSProperties, ReactNode } from "react";
import type { Language } from "../i18n/translate.ts";
import { PaywallScreen } from "../paywall/paywall-screen.tsx";
import { offeringOf, samplePackages } from "../paywall/testing/test-offerings.ts";
import { CheckoutViewContext } from "../screens/checkout-context.ts";
import { CheckoutScreen } from "../screens/checkout-screen.tsx";
import { Spinner } from "../screens/spinner.tsx";
import { TestStoreDialog } from "../screens/test-store-dialog.tsx";
import type { ColorMode } from "../theme/palette.ts";
import { customProperties, themeOf } from "../theme/theme.ts";
import { sampleOfScreen } from "./sample-of-screen.ts";
import { samplePaywall } from "./sample-paywall.ts";
import type { ScreenName } from "./screen-names.ts";

const offering = offeringOf(samplePackages, samplePaywall);

interface Props {
  name: ScreenName;
  language: Language;
  locale: string;
  mode: ColorMode;
}

export function SampleScreen(props: Props) {
  switch (props.name) {
    case "paywall":
      return <PaywallScreen offering={offering} selectedLocale={props.locale} colorMode={props.mode} act={() => {}} />;
    case "spinners":
      return <Spinners {...props} />;
    case "test-store":
      return (
        <Layer>
          <TestStoreDialog
            product={sampleOfScreen("subscription", props.language).view.product}
            language={props.language}
            theme={themeOf(null, props.mode)}
            choose={() => {}}
          />
        </Layer>
      );
    case "embedded":
      return (
        <div className="hpc-inline">
          <Checkout {...props} name={props.name} />
        </div>
      );
    default:
      return (
        <Layer>
          <Checkout {...props} name={props.name} />
        </Layer>
      );
  }
}

function Checkout({ name, language, mode }: Props & { name: Parameters<typeof sampleOfScreen>[0] }) {
  const { view, snapshot } = sampleOfScreen(name, language);
  return <CheckoutScreen snapshot={snapshot} view={view} theme={themeOf(view.branding, mode)} />;
}

/** The overlay is normally fixed to the window; the gallery shows many below each other. */
function Layer({ children }: { children: ReactNode }) {
  return <div className="hpc-layer gallery-layer">{children}</div>;
}

function Spinners({ language, mode }: Props) {
  const { view } = sampleOfScreen("subscription", language);
  return (
    <CheckoutViewContext.Provider value={view}>
      <div
        className="hpc-root gallery-spinners"
        data-mode={mode}
        style={customProperties(themeOf(view.branding, mode)) as CSSProperties}
      >
        <Spinner size="small" />
        <Spinner size="medium" />
        <Spinner size="large" />
      </div>
    </CheckoutViewContext.Provider>
  );
}
