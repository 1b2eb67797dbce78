import { elementById } from "../element-by-id.ts";
import type { FrameSetup, Wallet } from "../frame-messages.ts";
import { applyAppearance } from "./appearance.ts";
import { currentLanguage, setLanguage } from "./current-language.ts";
import { forwardKeys } from "./forward-keys.ts";
import { onPageMessage, postToPage, reportHeight } from "./parent-page.ts";

const nameOf: Record<Wallet, string> = { apple_pay: "Apple Pay", google_pay: "Google Pay" };

const button = elementById("wallet", HTMLButtonElement);

async function put({ appearance, fonts, locale, wallet }: FrameSetup): Promise<void> {
  applyAppearance(appearance, fonts);
  if ((await setLanguage(locale)) && wallet)
    button.textContent = currentLanguage().texts.payWith.replace("{wallet}", () => nameOf[wallet]);
}

async function open(setup: FrameSetup): Promise<void> {
  await put(setup);
  document.body.hidden = false;
  reportHeight();
  postToPage({ kind: "ready" });
}

onPageMessage((message) => {
  switch (message.kind) {
    case "open":
      return void open(message.setup);
    case "change":
      return void put(message.setup);
    case "busy":
      button.disabled = message.isBusy;
      return;
    case "focus":
      return button.focus();
    case "blur":
      return button.blur();
    case "clear":
      return;
    case "ask":
      return postToPage({ kind: "answer", id: message.id, answer: {} });
  }
});

button.addEventListener("click", () => postToPage({ kind: "press" }));
forwardKeys();
postToPage({ kind: "hello" });
