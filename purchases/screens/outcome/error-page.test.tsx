import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type ProblemKind, problem } from "../../checkout/machine/purchase-problem.ts";
import { branding } from "../../testing/recorded-answers.ts";
import { entryFor, viewOfSubscription } from "../../testing/sample-views.ts";
import { type CheckoutView, CheckoutViewContext } from "../checkout-context.ts";
import { ErrorPage } from "./error-page.tsx";

function drawn(kind: ProblemKind, change: Partial<CheckoutView> = {}, isPaid = false) {
  const view = { ...viewOfSubscription(), ...change };
  const paid = isPaid ? entryFor(view, "disabled", "card") : null;
  const html = renderToStaticMarkup(
    <CheckoutViewContext value={view}>
      <ErrorPage state={{ step: "error", round: 1, problem: problem(kind, null), paid }} />
    </CheckoutViewContext>,
  );
  return {
    buttons: [...html.matchAll(/<button[^>]*>([^<]*)</g)].map(([, words]) => words),
    mail: /href="(mailto:[^"]*)"/.exec(html)?.[1] ?? null,
    sign: /hpc-sign-(success|failure)/.exec(html)?.[1],
    code: /mention error code (\d+)\./.exec(html)?.[1] ?? null,
  };
}

const mail = "mailto:help@atelier.example";

test.each<[ProblemKind, string[], string | null, string, string | null]>([
  ["setting-up", ["Try again", "Close"], mail, "failure", null],
  ["charging", ["Try again", "Close"], mail, "failure", "1"],
  ["unknown", ["Try again", "Close"], mail, "failure", null],
  ["network", ["Try again", "Close"], mail, "failure", "3"],
  ["missing-email", ["Try again", "Close"], mail, "failure", "4"],
  ["already-purchased", ["Go to Atelier"], mail, "success", null],
  ["tax-not-active", ["Try again", "Close"], mail, "failure", null],
  ["invalid-tax-origin", ["Try again", "Close"], mail, "failure", null],
  ["missing-permission", ["Try again", "Close"], mail, "failure", null],
])("%s offers %j, writes to %s under the sign of %s, with the code %s", (kind, buttons, to, sign, code) => {
  expect(drawn(kind)).toEqual({ buttons, mail: to, sign, code });
});

test.each<[ProblemKind, string]>([
  ["tax-not-active", "6"],
  ["invalid-tax-origin", "7"],
  ["missing-permission", "8"],
])("%s offers developers in a sandbox to close, with the code %s", (kind, code) => {
  expect(drawn(kind, { isSandbox: true })).toEqual({ buttons: ["Close"], mail: null, sign: "failure", code });
});

test("no mail is offered where no address is configured", () => {
  const { support_email: _, ...silent } = branding;
  expect(drawn("network", { branding: silent }).mail).toBeNull();
});

test("after a payment every error can be retried", () => {
  expect(drawn("already-purchased", {}, true).buttons).toEqual(["Try again", "Go to Atelier"]);
});
