import { type ElementType, IntegrationError, notLoaded, StripeElement } from "./element.ts";
import { type Frame, openFrame } from "./frame-host.ts";
import { schemeOf } from "./scheme.ts";
import type { FrameSetup, FromFrame, Question, QuestionAnswer } from "./words.ts";

const loadPatienceMs = 15_000;

export interface FramePage {
  path: string;
  title(locale: string): string;
  setup(): FrameSetup;
  /** The page has given options anew. */
  update(options: object): void;
  leave(): void;
  /** Somebody has gone into the frame. */
  entered?(): void;
}

/** An element whose fields live in a frame of the provider. */
export class FramedElement extends StripeElement {
  readonly #page: FramePage;
  #frame: Frame | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #opened = Promise.withResolvers<boolean>();
  /** What the page was told last of this element's content, e.g. an email. */
  value: Record<string, unknown> = {};

  constructor(type: ElementType, page: FramePage) {
    super(type, page.leave);
    this.#page = page;
  }

  protected override show(container: HTMLElement): void {
    this.#opened = Promise.withResolvers();
    const { path, title, setup } = this.#page;
    const { locale, appearance } = setup();
    const frame = openFrame({ path, title: title(locale), container, hears: (message) => this.hear(message) });
    this.#frame = frame;
    const { style } = frame.element;
    style.border = "0";
    style.display = "block";
    // The frame is 4 px wider on each side, so that a ring around a field is not cut off.
    style.width = "calc(100% + 8px)";
    style.margin = "-4px";
    style.height = "0";
    style.colorScheme = schemeOf(appearance);
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

  protected hear(message: FromFrame): void {
    switch (message.kind) {
      case "hello":
        clearTimeout(this.#patience);
        this.#frame?.tell({ kind: "open", setup: this.#page.setup() });
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
      case "focus":
        this.#page.entered?.();
        this.tellPage("focus");
        return;
      case "ready":
      case "blur":
      case "escape":
        this.tellPage(message.kind);
        return;
      case "press":
      case "agreed":
      case "answer":
      case "challenge answered":
        return;
    }
  }

  /** The group's settings have changed. */
  refresh(): void {
    const setup = this.#page.setup();
    if (this.#frame) this.#frame.element.style.colorScheme = schemeOf(setup.appearance);
    this.#frame?.tell({ kind: "change", setup });
  }

  async ask(question: Question): Promise<QuestionAnswer> {
    if (!this.#frame) throw new IntegrationError(`The ${this.type} element has to be mounted first.`);
    const frame = this.#frame;
    return (await this.#opened.promise) ? frame.ask(question) : { error: notLoaded };
  }

  setBusy(isBusy: boolean): void {
    this.#frame?.tell({ kind: "busy", isBusy });
  }

  focus(): void {
    this.mustLive();
    this.#frame?.element.focus();
    this.#frame?.tell({ kind: "focus" });
  }

  blur(): void {
    this.mustLive();
    this.#frame?.tell({ kind: "blur" });
  }

  clear(): void {
    this.mustLive();
    this.#frame?.tell({ kind: "clear" });
  }

  /** There is one way to pay, and it stays open. */
  collapse(): this {
    this.mustLive();
    return this;
  }

  update(options: object): void {
    this.mustLive();
    this.#page.update(options);
    this.refresh();
  }
}
