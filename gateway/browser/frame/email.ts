import type { FrameSetup, Problem } from "../words.ts";
import { wear } from "./appearance.ts";
import { field } from "./field.ts";
import { tellKeys } from "./keys.ts";
import { hearPage, reportHeight, tellPage } from "./page.ts";
import { textsFor } from "./texts.ts";

const email = field<HTMLInputElement>("email");
const everything = document.getElementById("fields") as HTMLFieldSetElement;
const { control } = email;
let texts = textsFor("en");

const isComplete = (): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(control.value.trim());

function tellChange(): void {
  const value = control.value.trim();
  tellPage({ kind: "change", complete: isComplete(), empty: value === "", value: { email: value } });
}

function validate(): { error: Problem } | Record<string, never> {
  if (isComplete()) return {};
  email.say(texts.incomplete_email);
  control.focus();
  return { error: { type: "validation_error", code: "incomplete_email", message: texts.incomplete_email } };
}

function put({ appearance, fonts, locale }: FrameSetup): void {
  texts = textsFor(locale);
  document.documentElement.lang = locale;
  wear(appearance, fonts);
  email.label(texts.email);
}

hearPage((message) => {
  switch (message.kind) {
    case "open":
      put(message.setup);
      control.value = message.setup.defaults.email ?? "";
      document.body.hidden = false;
      reportHeight();
      tellPage({ kind: "ready" });
      if (control.value !== "") tellChange();
      return;
    case "change":
      return put(message.setup);
    case "ask":
      return tellPage({
        kind: "answer",
        id: message.id,
        answer: message.question.name === "validate" ? validate() : {},
      });
    case "busy":
      everything.disabled = message.isBusy;
      return;
    case "focus":
      return control.focus();
    case "blur":
      return control.blur();
    case "clear":
      control.value = "";
      return tellChange();
    case "problem":
      return;
  }
});

control.addEventListener("input", () => {
  email.say(undefined);
  tellChange();
});
control.addEventListener("blur", () => {
  if (control.value !== "" && !isComplete()) email.say(texts.incomplete_email);
});
tellKeys();
tellPage({ kind: "hello" });
