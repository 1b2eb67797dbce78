import { Emitter } from "./emitter.ts";
import type { Problem } from "./frame-messages.ts";

export type ElementType = "payment" | "linkAuthentication" | "expressCheckout";

export const notLoaded: Problem = {
  type: "api_connection_error",
  code: "loaderror",
  message: "The form didn’t load. Check your connection and try again.",
};

export class IntegrationError extends Error {
  override readonly name = "IntegrationError";
}

function targetOf(target: string | HTMLElement): HTMLElement {
  const found = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
  if (found) return found;
  throw new IntegrationError(`There is no element on this page for ${String(target)}.`);
}

export abstract class StripeElement extends Emitter {
  readonly type: ElementType;
  readonly #leave: () => void;
  #isDestroyed = false;
  protected container: HTMLElement | undefined;

  constructor(type: ElementType, leave: () => void) {
    super();
    this.type = type;
    this.#leave = leave;
  }

  protected abstract show(container: HTMLElement): void;
  protected abstract hide(): void;

  mount(target: string | HTMLElement): void {
    this.assertAlive();
    const container = targetOf(target);
    if (this.container === container) return;
    this.unmount();
    this.container = container;
    this.show(container);
  }

  unmount(): void {
    this.assertAlive();
    if (this.container) this.hide();
    this.container = undefined;
  }

  destroy(): void {
    this.unmount();
    this.#isDestroyed = true;
    this.#leave();
  }

  protected assertAlive(): void {
    if (this.#isDestroyed) throw new IntegrationError(`This ${this.type} element was destroyed: create a new one.`);
  }

  protected emitToPage(name: string, event: Record<string, unknown> = {}): void {
    this.emit(name, { elementType: this.type, ...event });
  }
}
