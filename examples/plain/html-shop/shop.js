import { ErrorCode, Purchases, PurchasesError } from "/sdk/purchases.js";

const languages =
  "en ar ca cs da de el es fi fr he hi hr hu id it ja ko ms nl no pl pt ro ru sk sv th tr uk vi zh_Hans zh_Hant";
const remembered = "welt-and-last.customer";

const { apiKey, billingUrl } = await (await fetch("/examples/shop.json")).json();
const purchases = Purchases.configure({
  apiKey,
  appUserId: customerId(),
  httpConfig: { proxyURL: new URL(billingUrl, location.href).href },
});
const { all } = await purchases.getOfferings();

const at = (id) => document.getElementById(id);
fillLanguages();
fillCards("club");
fillCards("counter");
at("see-club").disabled = false;
at("see-club").addEventListener("click", () =>
  sell((wishes) => purchases.presentPaywall({ offering: all.club, ...wishes })),
);
at("new-customer").addEventListener("click", async () => {
  localStorage.removeItem(remembered);
  showPurchases(await purchases.changeUser(customerId()));
  say("You’re a new customer without purchases.");
});
showPurchases(await purchases.getCustomerInfo());

/** Runs one purchase to its end and shows the result. */
async function sell(open) {
  say("");
  try {
    const { customerInfo } = await open({ selectedLocale: at("language").value });
    showPurchases(customerInfo);
    say("Thank you. You’ll find it in “Your purchases”.");
  } catch (error) {
    if (!(error instanceof PurchasesError)) throw error;
    say(error.errorCode === ErrorCode.UserCancelledError ? "You closed the checkout." : error.message);
    // Closing the window right after paying does not undo the purchase.
    showPurchases(await purchases.getCustomerInfo());
  }
}

async function buy(rcPackage) {
  const isInPage = document.querySelector("input[name=place]:checked").value === "in-page";
  const container = at("in-page");
  container.hidden = !isInPage;
  if (isInPage) container.scrollIntoView({ block: "nearest", behavior: "smooth" });
  await sell((wishes) => purchases.purchase({ rcPackage, ...wishes, ...(isInPage ? { htmlTarget: container } : {}) }));
  container.hidden = true;
}

function fillCards(offering) {
  at(offering).replaceChildren(
    ...(all[offering]?.availablePackages ?? []).map((one) => {
      const { title, description, price, period, freeTrialPhase } = one.webBillingProduct;
      const button = made("button", { className: "button", type: "button", textContent: period ? "Join" : "Buy" });
      button.setAttribute("aria-label", `${button.textContent}: ${title}`);
      button.addEventListener("click", () => buy(one));
      return made("li", { className: "card" }, [
        made("h3", { textContent: title }),
        made("p", { textContent: description ?? "" }),
        made("p", { className: "price", textContent: `${price.formattedPrice} ` }, [
          made("small", {
            textContent: `${period ? `every ${period.unit}` : "one-time"}${freeTrialPhase ? ", first week free" : ""}`,
          }),
        ]),
        button,
      ]);
    }),
  );
}

function showPurchases({
  originalAppUserId,
  entitlements,
  activeSubscriptions,
  nonSubscriptionTransactions,
  managementURL,
}) {
  const owned = Object.values(entitlements.active).map((one) => {
    const until = one.expirationDate?.toLocaleDateString("en", { dateStyle: "long" });
    return `${one.identifier}${until ? `, ${one.willRenew ? "renews" : "ends"} on ${until}` : ", doesn’t expire"}`;
  });
  const rows = {
    Access: owned.join("; ") || "none yet",
    Subscriptions: [...activeSubscriptions].join(", ") || "none yet",
    "One-time purchases": nonSubscriptionTransactions.map((one) => one.productIdentifier).join(", ") || "none yet",
    "Customer ID": originalAppUserId,
  };
  at("purchases").replaceChildren(
    ...Object.entries(rows).flatMap(([term, textContent]) => [
      made("dt", { textContent: term }),
      made("dd", { textContent }),
    ]),
  );
  at("manage").hidden = !managementURL;
  if (managementURL) at("manage").href = managementURL;
}

function fillLanguages() {
  at("language").replaceChildren(
    ...languages.split(" ").map((value) => {
      const tag = value.replace("_", "-");
      return made("option", {
        value,
        lang: tag,
        textContent: new Intl.DisplayNames(tag, { type: "language" }).of(tag),
      });
    }),
  );
}

/** Recognizes the customer at the next visit; a real shop knows who is signed in. */
function customerId() {
  const id = localStorage.getItem(remembered) ?? Purchases.generateRevenueCatAnonymousAppUserId();
  localStorage.setItem(remembered, id);
  return id;
}

function say(sentence) {
  at("said").textContent = sentence;
}

function made(name, properties, children = []) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}
