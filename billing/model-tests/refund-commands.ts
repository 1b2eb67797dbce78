import { defined } from "../rules/defined.ts";
import type { Command } from "./commands.ts";
import { returnMoney } from "./model/model-charges.ts";
import { modelProducts } from "./model/model-products.ts";
import { type Must, pick, type RunState } from "./run-state.ts";

export async function refundCharge(
  run: RunState,
  command: Extract<Command, { does: "refunds" }>,
  must: Must,
): Promise<boolean> {
  const { model, service } = run;
  const { who, nth, part } = command;
  const id = run.customer(who).id;
  const charges = model.charges.filter((it) => it.period?.owner === model.who(id));
  const charge = pick(charges.toReversed(), nth);
  // What the seller gives back of what a bank has taken without our knowing is a quarrel of its own.
  if (!charge || (charge.isDisputed && !charge.heard.isDisputed)) return true;
  const [found] = await service.rows<{ id: string; has_part: boolean }>(
    `select t.id, exists (select 1 from billing.refunds r where r.payment_id = p.id
        and r.reason = 'requested_by_customer' and r.state <> 'failed') as has_part
      from billing.transactions t join billing.payments p on p.id = t.payment_id where p.intent_id = '${charge.intent}'`,
  );
  if (!found) throw new Error(`There is no transaction for ${charge.intent}.`);
  const left = charge.units - charge.heard.returned;
  const units = part ? Math.max(1, Math.floor(left / 3)) : left;
  // What was asked and not heard may be there by now: the same key asks about the payment as it was then.
  const hasPart = run.hadPart.get(command) ?? found.has_part;
  if (run.fault) run.hadPart.set(command, hasPart);
  const unitMicros = charge.units === defined(modelProducts.pins, "pins").price ? 1_000_000 : 10_000;
  const path = `/v1/subscribers/${encodeURIComponent(id)}/transactions/${found.id}/refund`;
  const { status } = await service.call(path, {
    method: "POST",
    key: service.keys.secret,
    headers: { "idempotency-key": run.keyFor(command) },
    body: JSON.stringify({ amount_micros: part ? units * unitMicros : null }),
  });
  const isRest = units === left;
  const may = left === 0 || (!charge.heard.isDisputed && (isRest || !hasPart));
  if (!must((status === 200) === may, `a refund answers ${status}`)) return false;
  // What was given back at the provider before cannot go back once more.
  if (!may || left === 0) return true;
  returnMoney(charge, Math.min(units, charge.units - charge.returned));
  return run.count(part ? "refunded in part" : "refunded");
}

/** Refunds a charge at the provider, past the service. */
export async function refundAtProvider(run: RunState, nth: number): Promise<boolean> {
  const charges = run.model.charges.filter((it) => it.returned < it.units && !it.isDisputed && it.intent);
  const charge = pick(charges, nth);
  if (!charge) return true;
  await run.service.callProviderApi("/v1/refunds", { payment_intent: charge.intent });
  charge.returned = charge.units;
  return run.count("refunded at the provider");
}
