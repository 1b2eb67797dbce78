import { colorSchemeOf } from "./color-scheme.ts";
import { type ElementType, IntegrationError, notLoaded, StripeElement } from "./element.ts";
import type { FrameSetup, FromFrame, Question, QuestionAnswer } from "./frame-messages.ts";
import { type Frame, openFrame } from "./open-frame.ts";

const loadTimeoutMs = 15_000;

export interface FramePage {
  path: string;
  title(locale: string): string;
  setup(): FrameSetup;
  update(options: object): void;
  leave(): void;
  /** The focus entered the frame. */
  onEnter?(): void;
}

/** An element whose fields live in a frame of the provider. */
export class FramedElement extends StripeElement {
  readonly #page: FramePage;
  #frame: Frame | undefined;
  #loadTimer: ReturnType<typeof setTimeout> | undefined;
  #opened = Promise.withResolvers<boolean>();
  /** The element's last reported content, e.g. an email. */
  value: Record<string, unknown> = {};

  constructor(type: ElementType, page: FramePage) {
    super(type, page.leave);
    this.#page = page;
  }

  protected override show(container: HTMLElement): void {
    this.#opened = Promise.withResolvers();
    const { path, title, setup } = this.#page;
    const { locale, appearance } = setup();
    const frame = openFrame({ path, title: title(locale), container, onMessage: (message) => this.receive(message) });
    this.#frame = frame;
    const { style } = frame.element;
    style.border = "0";
    style.display = "block";
    // The frame is 4 px wider on each side, so that focus rings are not cut off.
    style.width = "calc(100% + 8px)";
    style.margin = "-4px";
    style.height = "0";
    style.colorScheme = colorSchemeOf(appearance);
    this.#loadTimer = setTimeout(() => this.#cancelExhausted(), loadTimeoutMs);
  }

  protected override hide(): void {
    clearTimeout(this.#loadTimer);
    this.#opened.resolve(false);
    this.#frame?.close();
    this.#frame = undefined;
    this.value = {};
  }

  #cancelExhausted(): void {
    this.#opened.resolve(false);
    this.emitToPage("loaderror", { error: notLoaded });
  }

  protected receive(message: FromFrame): void {
    switch (message.kind) {
      case "hello":
        clearTimeout(this.#loadTimer);
        this.#frame?.post({ kind: "open", setup: this.#page.setup() });
        this.#opened.resolve(true);
        return;
      case "height":
        if (this.#frame) this.#frame.element.style.height = `${Math.ceil(message.px)}px`;
        return;
      case "change":
        this.value = message.value;
        this.emitToPage("change", {
          collapsed: false,
          complete: message.complete,
          empty: message.empty,
          value: message.value,
        });
        return;
      case "enter":
        this.container?.closest("form")?.requestSubmit();
        return;
      case "focus":
        this.#page.onEnter?.();
        this.emitToPage("focus");
        return;
      case "ready":
      case "blur":
      case "escape":
        this.emitToPage(message.kind);
        return;
      case "press":
      case "agreed":
      case "answer":
      case "challenge answered":
        return;
    }
  }

  refresh(): void {
    const setup = this.#page.setup();
    if (this.#frame) this.#frame.element.style.colorScheme = colorSchemeOf(setup.appearance);
    this.#frame?.post({ kind: "change", setup });
  }

  async request(question: Question): Promise<QuestionAnswer> {
    if (!this.#frame) throw new IntegrationError(`The ${this.type} element has to be mounted first.`);
    const frame = this.#frame;
    return (await this.#opened.promise) ? frame.request(question) : { error: notLoaded };
  }

  setBusy(isBusy: boolean): void {
    this.#frame?.post({ kind: "busy", isBusy });
  }

  focus(): void {
    this.assertAlive();
    this.#frame?.element.focus();
    this.#frame?.post({ kind: "focus" });
  }

  blur(): void {
    this.assertAlive();
    this.#frame?.post({ kind: "blur" });
  }

  clear(): void {
    this.assertAlive();
    this.#frame?.post({ kind: "clear" });
  }

  /** A no-op, because there is only one payment method. */
  collapse(): this {
    this.assertAlive();
    return this;
  }

  update(options: object): void {
    this.assertAlive();
    this.#page.update(options);
    this.refresh();
  }
}
