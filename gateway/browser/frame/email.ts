import type { FrameSetup, Problem } from "../words.ts";
import { wear } from "./appearance.ts";
import { field } from "./field.ts";
import { tellKeys } from "./keys.ts";
import { hearPage, reportHeight, tellPage } from "./page.ts";
import { speak, speech } from "./speak.ts";

const email = field<HTMLInputElement>("email");
const everything = document.getElementById("fields") as HTMLFieldSetElement;
const { control } = email;

const isComplete = (): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(control.value.trim());

function tellChange(): void {
  const value = control.value.trim();
  tellPage({ kind: "change", complete: isComplete(), empty: value === "", value: { email: value } });
}

function validate(): { error: Problem } | Record<string, never> {
  if (isComplete()) return {};
  const { texts } = speech();
  email.say(texts.incomplete_email);
  control.focus();
  return { error: { type: "validation_error", code: "incomplete_email", message: texts.incomplete_email } };
}

async function put({ appearance, fonts, locale, isReadOnly }: FrameSetup): Promise<void> {
  wear(appearance, fonts);
  control.disabled = isReadOnly;
  if (await speak(locale)) email.label(speech().texts.email);
}

async function open(first: FrameSetup): Promise<void> {
  await put(first);
  email.put(first.defaults.email ?? "");
  document.body.hidden = false;
  reportHeight();
  tellPage({ kind: "ready" });
  if (control.value !== "") tellChange();
}

hearPage((message) => {
  switch (message.kind) {
    case "open":
      return void open(message.setup);
    case "change":
      return void put(message.setup);
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
      email.put("");
      return tellChange();
  }
});

control.addEventListener("input", () => {
  email.say(undefined);
  tellChange();
});
control.addEventListener("blur", () => {
  if (control.value !== "" && !isComplete()) email.say(speech().texts.incomplete_email);
});
tellKeys();
tellPage({ kind: "hello" });
