import { AppServer } from "../../../testing/app-server.ts";
import { type TestBilling, testBilling } from "../../../testing/test-billing.ts";

export const subscriptions = ({ rows }: TestBilling) =>
  rows(`select p.identifier as product, s.ended_at is null as runs from billing.subscriptions s
    join billing.products p on p.id = s.product_id order by s.started_at, s.ended_at nulls last`);

export const refunds = ({ rows }: TestBilling) =>
  rows("select reason, state, amount_micros::int as micros from billing.refunds");

export const charges = async ({ rows }: TestBilling) =>
  (await rows<{ count: number }>("select count(*)::int from gateway.charges where body->>'status' = 'succeeded'"))[0]!
    .count;

/** The saved card is another one from now on. */
export const savedCardsBecome = ({ rows }: TestBilling, card: string) =>
  rows(`update gateway.issued_cards set card = '${card}'`);

export async function studioSince(instant: string) {
  const service = await testBilling();
  await service.ada.buys("studio");
  service.setClock(instant);
  return { service, ada: service.ada, seller: new AppServer(service) };
}
