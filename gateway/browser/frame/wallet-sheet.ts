import { elementById } from "../element-by-id.ts";
import type { BillingDetails, ConfirmationToken, FrameSetup, Sheet } from "../frame-messages.ts";
import { callProvider, isProblem } from "../provider-calls.ts";
import { countriesIn } from "./countries.ts";
import { currentLanguage, setLanguage } from "./current-language.ts";
import { field } from "./form-field.ts";
import { formatAmount } from "./format-amount.ts";
import { onPageMessage, postToPage, reportHeight } from "./parent-page.ts";
import { problemText } from "./texts.ts";

/** Derived from this page's own address, so that no other page can change it. */
const base = new URL("..", location.href.split("#")[0]).href;
const byId = (id: string) => elementById(id, HTMLElement);
const card = field<HTMLSelectElement>("card");
const email = field<HTMLInputElement>("email");
const country = field<HTMLSelectElement>("country");
const postalCode = field<HTMLInputElement>("postal-code");
const everything = elementById("fields", HTMLFieldSetElement);

let setup: FrameSetup | undefined;

/** "Atelier, €5.00 / month", in the customer's language. */
function lineOf({ label, amount, every }: Sheet["lines"][number], currency: string | null): [string, string] {
  const { locale } = currentLanguage();
  const price = currency ? formatAmount(amount, currency, locale) : "";
  if (!every) return [label, price];
  const unit = new Intl.NumberFormat(locale, { style: "unit", unit: every.unit, unitDisplay: "long" });
  return [label, `${price} / ${unit.format(every.count)}`];
}

function showAmounts({ amount, currency, lines }: Sheet): void {
  const { locale, texts } = currentLanguage();
  const total = amount === null || currency === null ? null : formatAmount(amount, currency, locale);
  const rows = lines.map((line) => lineOf(line, currency));
  if (total !== null) rows.push([texts.total, total]);
  byId("lines").replaceChildren(
    ...rows.flatMap((row) =>
      row.map((text, at) => Object.assign(document.createElement(at === 0 ? "dt" : "dd"), { textContent: text })),
    ),
  );
  byId("agree").textContent = total === null ? texts.saveCard : texts.payAmount.replace("{amount}", () => total);
}

function show(sheet: Sheet): void {
  const { locale, texts } = currentLanguage();
  byId("note").textContent = texts.testWallet;
  byId("business").textContent = sheet.business;
  showAmounts(sheet);
  byId("cancel").textContent = texts.cancel;
  card.label(texts.cardNumber);
  email.label(texts.email);
  country.label(texts.country);
  postalCode.label(texts.postalCode);
  country.control.replaceChildren(
    ...countriesIn(locale).map(({ code, name }) => new Option(name, code, code === "US", code === "US")),
  );
}

async function open(first: FrameSetup): Promise<void> {
  setup = first;
  await setLanguage(first.locale);
  if (first.sheet) show(first.sheet);
  document.body.hidden = false;
  reportHeight();
  byId("agree").focus();
}

/** Turns the chosen card into a token, as a wallet does on the device: the page never sees its number. */
async function agree(): Promise<void> {
  if (!setup) return;
  everything.disabled = true;
  const billingDetails: BillingDetails = {
    name: "Test Wallet",
    email: email.control.value.trim(),
    address: { country: country.control.value, postal_code: postalCode.control.value.trim() },
  };
  const token = await callProvider<ConfirmationToken>(base, setup, "POST", "v1/confirmation_tokens", {
    payment_method_data: {
      type: "card",
      card: { number: card.control.value, exp_month: 12, exp_year: new Date().getFullYear() + 3 },
      billing_details: billingDetails,
    },
    setup_future_usage: setup.setupFutureUsage,
  });
  everything.disabled = false;
  if (isProblem(token)) return card.showError(problemText(currentLanguage().texts, token.error));
  postToPage({ kind: "agreed", token, billingDetails });
}

onPageMessage((message) => {
  if (message.kind === "open") void open(message.setup);
});
document.forms[0]?.addEventListener("submit", (event) => {
  event.preventDefault();
  void agree();
});
byId("cancel").addEventListener("click", () => postToPage({ kind: "escape" }));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") postToPage({ kind: "escape" });
});
postToPage({ kind: "hello" });
