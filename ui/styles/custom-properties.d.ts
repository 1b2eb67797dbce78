import "react";

declare module "react" {
  /** `style` accepts CSS custom properties too. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
