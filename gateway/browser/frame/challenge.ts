import { elementById } from "../element-by-id.ts";
import { formatAmount } from "./format-amount.ts";
import { isFramed, postToPage, reportHeight } from "./parent-page.ts";

interface Asked {
  state: "open" | "passed" | "failed" | "replaced";
  amount: number | null;
  currency: string | null;
}

const here = location.href.split("#")[0] ?? "";
const sentence = elementById("sentence", HTMLElement);
const buttons = [...document.querySelectorAll("button")];

async function ask(): Promise<void> {
  const response = await fetch(`${here}/question`, { credentials: "omit" });
  if (!response.ok) return say("There’s nothing to confirm here. You can close this page.");
  const { state, amount, currency } = (await response.json()) as Asked;
  if (state !== "open") return say("You’ve already answered. You can close this page.");
  say(
    amount === null || currency === null
      ? "Your bank needs to confirm it’s you before saving this card."
      : `Your bank needs to confirm it’s you before paying ${formatAmount(amount, currency, navigator.language)}.`,
  );
  setBusy(false);
}

function say(text: string): void {
  sentence.textContent = text;
}

function setBusy(isBusy: boolean): void {
  for (const button of buttons) button.disabled = isBusy;
}

async function answer(word: string): Promise<void> {
  setBusy(true);
  try {
    const response = await fetch(`${here}/${word}`, { method: "POST", credentials: "omit" });
    const { return_url } = (await response.json()) as { return_url: string | null };
    if (isFramed) postToPage({ kind: "challenge answered" });
    else if (return_url) location.replace(return_url);
    else say("Your answer is saved. You can close this page.");
  } catch {
    say("We couldn’t reach your bank. Try again.");
    setBusy(false);
  }
}

for (const button of buttons) button.addEventListener("click", () => void answer(button.value));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") postToPage({ kind: "escape" });
});
// In a frame, the surrounding page has the main landmark.
if (!isFramed) document.getElementById("question")?.setAttribute("role", "main");
reportHeight();
void ask().catch(() => say("We couldn’t reach your bank. Reload this page to try again."));
