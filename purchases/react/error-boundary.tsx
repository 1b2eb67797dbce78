import { Component, type ReactNode } from "react";
import { log } from "../log.ts";

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** Error boundary: a failing paywall is replaced by `fallback`; the host app keeps running. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    log(1, `A component couldn't be rendered and is left out: ${String(cause)}`);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
