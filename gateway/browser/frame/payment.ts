import type { ConfirmationToken, FrameSetup, Question, QuestionAnswer } from "../frame-messages.ts";
import { callProvider, isProblem } from "../provider-calls.ts";
import { applyAppearance } from "./appearance.ts";
import { cardData, clearCard, focusCard, setCardBusy, startCard } from "./card-form.ts";
import { showCardProblem } from "./card-problem.ts";
import { setCardTexts } from "./card-texts.ts";
import { cardState, validateCard } from "./card-validation.ts";
import { setLanguage } from "./current-language.ts";
import { forwardKeys } from "./forward-keys.ts";
import { onPageMessage, postToPage, reportHeight } from "./parent-page.ts";

/** Derived from this page's own address, so that no other page can change it. */
const base = new URL("..", location.href.split("#")[0]).href;

let setup: FrameSetup | undefined;
let said = "";

function tellChange(): void {
  const state = cardState();
  const text = JSON.stringify(state);
  if (text === said) return;
  said = text;
  postToPage({ kind: "change", complete: state.complete, empty: state.empty, value: { type: "card" } });
}

async function answer(question: Question): Promise<QuestionAnswer> {
  if (!setup) return {};
  if (question.name === "show") return { sentence: showCardProblem(question.problem) };
  const error = validateCard();
  if (error) return { error };
  if (question.name === "validate") return {};
  const token = await callProvider<ConfirmationToken>(base, setup, "POST", "v1/confirmation_tokens", {
    payment_method_data: cardData(question.billingDetails),
    return_url: question.returnUrl,
    setup_future_usage: setup.setupFutureUsage,
  });
  return isProblem(token) ? token : { token };
}

async function put(next: FrameSetup): Promise<void> {
  setup = next;
  applyAppearance(next.appearance, next.fonts);
  if (await setLanguage(next.locale)) setCardTexts(setup);
}

async function open(first: FrameSetup): Promise<void> {
  await put(first);
  document.body.hidden = false;
  reportHeight();
  said = JSON.stringify(cardState());
  postToPage({ kind: "ready" });
}

onPageMessage((message) => {
  switch (message.kind) {
    case "open":
      return void open(message.setup);
    case "change":
      return void put(message.setup);
    case "ask":
      void answer(message.question).then((found) => postToPage({ kind: "answer", id: message.id, answer: found }));
      return;
    case "busy":
      return setCardBusy(message.isBusy);
    case "focus":
      return focusCard();
    case "blur":
      return (document.activeElement as HTMLElement | null)?.blur();
    case "clear":
      clearCard();
      return tellChange();
  }
});

startCard(tellChange);
forwardKeys();
postToPage({ kind: "hello" });
