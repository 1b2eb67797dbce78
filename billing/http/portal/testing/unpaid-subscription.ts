import { answerBankChallenge } from "../../../testing/portal-visitor.ts";
import { type TestBilling, testBilling } from "../../../testing/test-billing.ts";

export const asksAlways = "4000002760003184";
export const asksAlwaysToo = "4000000000003220";

async function at({ setClock, billing }: TestBilling, instant: string) {
  setClock(instant);
  await billing.tick();
}

/** Ada with a subscription whose renewal was not paid. */
export async function unpaid(product: string, card: string) {
  const service = await testBilling();
  const checkout = await service.ada.startsCheckout(product);
  await checkout.pays(card);
  if (card === asksAlways || card === asksAlwaysToo) await answerBankChallenge(service);
  await checkout.status();
  const instant = product === "atelier_yearly" ? "2026-02-07T10:00:00Z" : "2026-02-28T10:00:00Z";
  await at(service, instant);
  return { service, ada: service.ada };
}

export const tries = ({ rows }: TestBilling) =>
  rows<{ state: string }>("select state from billing.payments where operation_id is null order by attempt");
