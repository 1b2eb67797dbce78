import { Component, type ReactNode } from "react";
import { log } from "../log.ts";

interface UnbrokenProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary: a failing paywall is replaced by `fallback`; the host app keeps running. */
export class ErrorBoundary extends Component<UnbrokenProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown): void {
    log(1, `A component couldn't be rendered and is left out: ${String(cause)}`);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
