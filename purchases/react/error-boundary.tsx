import { Component, type ReactNode } from "react";
import { log } from "../log.ts";

interface UnbrokenProps {
  /** Shown from then on. */
  instead: ReactNode;
  children: ReactNode;
}

/** What breaks while it is drawn is taken away alone, and the app around it stays. */
export class Unbroken extends Component<UnbrokenProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown): void {
    log(1, `A part could not be drawn and is left out: ${String(cause)}`);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
