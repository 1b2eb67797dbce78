import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** What is shown. Something new is tried again. */
  shown: object;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  shown: object;
  hasFailed: boolean;
}

/** Shows `fallback` in place of what can't be rendered. React reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { shown: this.props.shown, hasFailed: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ shown }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return shown === state.shown ? null : { shown, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
