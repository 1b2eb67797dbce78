import { Emitter } from "./emitter.ts";
import { type Frame, openFrame } from "./frame-host.ts";
import { schemeOf } from "./scheme.ts";
import type { FrameSetup, FromFrame, Problem, Question, QuestionAnswer } from "./words.ts";

export type ElementType = "payment" | "linkAuthentication" | "expressCheckout";

const loadPatienceMs = 15_000;
const notLoaded: Problem = { type: "api_connection_error", code: "loaderror", message: "The form did not load." };

export class IntegrationError extends Error {
  override readonly name = "IntegrationError";
}

function targetOf(target: string | HTMLElement): HTMLElement {
  const found = typeof target === "string" ? document.querySelector<HTMLElement>(target) : target;
  if (found) return found;
  throw new IntegrationError(`The selector you specified (${String(target)}) applies to no DOM elements.`);
}

/** One element as the page holds it. What it shows is up to the kinds below. */
export abstract class StripeElement extends Emitter {
  readonly type: ElementType;
  readonly #leave: () => void;
  protected container: HTMLElement | undefined;

  constructor(type: ElementType, leave: () => void) {
    super();
    this.type = type;
    this.#leave = leave;
  }

  protected abstract show(container: HTMLElement): void;
  protected abstract hide(): void;

  mount(target: string | HTMLElement): void {
    const container = targetOf(target);
    if (this.container === container) return;
    this.unmount();
    this.container = container;
    this.show(container);
  }

  unmount(): void {
    if (this.container) this.hide();
    this.container = undefined;
  }

  destroy(): void {
    this.unmount();
    this.#leave();
  }

  protected tellPage(name: string, event: Record<string, unknown> = {}): void {
    this.emit(name, { elementType: this.type, ...event });
  }
}

/** An element whose fields live in a frame of the provider. */
export class FramedElement extends StripeElement {
  readonly #page: { path: string; title: string };
  readonly #setup: () => FrameSetup;
  #frame: Frame | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #opened = Promise.withResolvers<boolean>();
  /** What the page was told last of this element's content, e.g. an email. */
  value: Record<string, unknown> = {};

  constructor(type: ElementType, o: { path: string; title: string; setup: () => FrameSetup; leave: () => void }) {
    super(type, o.leave);
    this.#page = o;
    this.#setup = o.setup;
  }

  protected override show(container: HTMLElement): void {
    this.#opened = Promise.withResolvers();
    const frame = openFrame({ ...this.#page, container, hears: (message) => this.#hear(message) });
    this.#frame = frame;
    const { style } = frame.element;
    style.border = "0";
    style.display = "block";
    // The frame is 4 px wider on each side, so that a ring around a field is not cut off.
    style.width = "calc(100% + 8px)";
    style.margin = "-4px";
    style.height = "0";
    style.colorScheme = schemeOf(this.#setup().appearance);
    this.#patience = setTimeout(() => this.#giveUp(), loadPatienceMs);
  }

  protected override hide(): void {
    clearTimeout(this.#patience);
    this.#opened.resolve(false);
    this.#frame?.close();
    this.#frame = undefined;
    this.value = {};
  }

  #giveUp(): void {
    this.#opened.resolve(false);
    this.tellPage("loaderror", { error: notLoaded });
  }

  #hear(message: FromFrame): void {
    switch (message.kind) {
      case "hello":
        clearTimeout(this.#patience);
        this.#frame?.tell({ kind: "open", setup: this.#setup() });
        this.#opened.resolve(true);
        return;
      case "height":
        if (this.#frame) this.#frame.element.style.height = `${Math.ceil(message.px)}px`;
        return;
      case "change":
        this.value = message.value;
        this.tellPage("change", {
          collapsed: false,
          complete: message.complete,
          empty: message.empty,
          value: message.value,
        });
        return;
      case "enter":
        this.container?.closest("form")?.requestSubmit();
        return;
      case "ready":
      case "focus":
      case "blur":
      case "escape":
        this.tellPage(message.kind);
        return;
      case "answer":
      case "challenge answered":
        return;
    }
  }

  /** The group's settings have changed. */
  refresh(): void {
    const setup = this.#setup();
    if (this.#frame) this.#frame.element.style.colorScheme = schemeOf(setup.appearance);
    this.#frame?.tell({ kind: "change", setup });
  }

  async ask(question: Question): Promise<QuestionAnswer> {
    if (!this.#frame) throw new IntegrationError(`The ${this.type} element has to be mounted first.`);
    const frame = this.#frame;
    return (await this.#opened.promise) ? frame.ask(question) : { error: notLoaded };
  }

  /** Shows, at the field it is about, what the provider had against the card. */
  showProblem(problem: Problem): void {
    this.#frame?.tell({ kind: "problem", problem });
  }

  setBusy(isBusy: boolean): void {
    this.#frame?.tell({ kind: "busy", isBusy });
  }

  focus(): void {
    this.#frame?.element.focus();
    this.#frame?.tell({ kind: "focus" });
  }

  blur(): void {
    this.#frame?.tell({ kind: "blur" });
  }

  clear(): void {
    this.#frame?.tell({ kind: "clear" });
  }

  /** There is one way to pay, and it stays open. */
  collapse(): this {
    return this;
  }

  update(_options: object): void {
    this.refresh();
  }
}

/** Wallets. This provider has none, and says so as the real one does. */
export class ExpressCheckoutElement extends StripeElement {
  protected override show(): void {
    // Pages listen only after they have mounted.
    setTimeout(() => {
      if (this.container) this.tellPage("ready", { availablePaymentMethods: undefined });
    });
  }
  protected override hide(): void {}
  update(_options: object): void {}
}
