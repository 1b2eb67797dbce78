import type { ComponentType } from "react";
import { lazyComponent, notLoaded, useLazyComponent } from "../../lazy-component.ts";
import { showError } from "../../state/show-toast.ts";

/**
 * A dialog whose code is loaded before it is first opened. When it can't be, a toast says so and the dialog is closed.
 * @param close what closing it calls
 */
export function lazyDialog<Props extends { open: boolean }>(
  importIt: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
): ComponentType<Props> {
  const component = lazyComponent(importIt);
  return function LazyDialog(props: Props) {
    const Dialog = useLazyComponent(component, props.open, () => {
      showError(notLoaded);
      close(props);
    });
    return Dialog && <Dialog {...props} />;
  };
}
