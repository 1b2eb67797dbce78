import { elementById } from "../element-by-id.ts";
import type { FrameSetup, Problem, ToFrame } from "../frame-messages.ts";
import { applyAppearance } from "./appearance.ts";
import { currentLanguage, setLanguage } from "./current-language.ts";
import { field } from "./form-field.ts";
import { forwardKeys } from "./forward-keys.ts";
import { onPageMessage, postToPage, reportHeight } from "./parent-page.ts";

const email = field<HTMLInputElement>("email");
const everything = elementById("fields", HTMLFieldSetElement);
const { control } = email;

const isComplete = (): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(control.value.trim());

function tellChange(): void {
  const value = control.value.trim();
  postToPage({ kind: "change", complete: isComplete(), empty: value === "", value: { email: value } });
}

function validate(): { error: Problem } | Record<string, never> {
  if (isComplete()) return {};
  const { texts } = currentLanguage();
  email.showError(texts.incomplete_email);
  control.focus();
  return { error: { type: "validation_error", code: "incomplete_email", message: texts.incomplete_email } };
}

function answer({ id, question }: Extract<ToFrame, { kind: "ask" }>): void {
  postToPage({ kind: "answer", id, answer: question.name === "validate" ? validate() : {} });
}

async function put({ appearance, fonts, locale, isReadOnly }: FrameSetup): Promise<void> {
  applyAppearance(appearance, fonts);
  control.disabled = isReadOnly;
  if (await setLanguage(locale)) email.label(currentLanguage().texts.email);
}

async function open(first: FrameSetup): Promise<void> {
  await put(first);
  email.setValue(first.defaults.email ?? "");
  document.body.hidden = false;
  reportHeight();
  postToPage({ kind: "ready" });
  if (control.value !== "") tellChange();
}

onPageMessage((message) => {
  switch (message.kind) {
    case "open":
      return void open(message.setup);
    case "change":
      return void put(message.setup);
    case "ask":
      return answer(message);
    case "busy":
      everything.disabled = message.isBusy;
      return;
    case "focus":
      return control.focus();
    case "blur":
      return control.blur();
    case "clear":
      email.setValue("");
      return tellChange();
  }
});

control.addEventListener("input", () => {
  email.showError(undefined);
  tellChange();
});
control.addEventListener("blur", () => {
  if (control.value !== "" && !isComplete()) email.showError(currentLanguage().texts.incomplete_email);
});
forwardKeys();
postToPage({ kind: "hello" });
