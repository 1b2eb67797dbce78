import type { ComponentChildren } from "preact";
import { Component, createElement, render } from "preact";

interface Boundary {
  onUncaughtError: ((cause: unknown) => void) | undefined;
  children?: ComponentChildren;
}

/** React unmounts a tree that throws and reports the error; Preact does not. */
class UncaughtErrors extends Component<Boundary, { isBroken: boolean }> {
  override state = { isBroken: false };

  static override getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onUncaughtError?.(cause);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** React's `createRoot` for Preact, whose own has no `onUncaughtError`. Replaces `react-dom/client`. */
export function createRoot(
  host: Element,
  { onUncaughtError }: Pick<Boundary, "onUncaughtError"> = { onUncaughtError: undefined },
) {
  return {
    render: (children: ComponentChildren) => render(createElement(UncaughtErrors, { onUncaughtError }, children), host),
    unmount: () => render(null, host),
  };
}
