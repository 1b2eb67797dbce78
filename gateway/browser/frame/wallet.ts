import type { FrameSetup, Wallet } from "../words.ts";
import { wear } from "./appearance.ts";
import { tellKeys } from "./keys.ts";
import { hearPage, reportHeight, tellPage } from "./page.ts";
import { speak, speech } from "./speak.ts";

const nameOf: Record<Wallet, string> = { apple_pay: "Apple Pay", google_pay: "Google Pay" };

const button = document.getElementById("wallet") as HTMLButtonElement;

async function put({ appearance, fonts, locale, wallet }: FrameSetup): Promise<void> {
  wear(appearance, fonts);
  if ((await speak(locale)) && wallet)
    button.textContent = speech().texts.payWith.replace("{wallet}", () => nameOf[wallet]);
}

async function open(setup: FrameSetup): Promise<void> {
  await put(setup);
  document.body.hidden = false;
  reportHeight();
  tellPage({ kind: "ready" });
}

hearPage((message) => {
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
      return tellPage({ kind: "answer", id: message.id, answer: {} });
  }
});

button.addEventListener("click", () => tellPage({ kind: "press" }));
tellKeys();
tellPage({ kind: "hello" });
