import type Stripe from "stripe";
import { type Call, type Endpoint, get } from "../../calls/call.ts";
import { created } from "../../http/created-filter.ts";
import { newId, seconds } from "../../http/ids.ts";
import { paging } from "../../http/pagination.ts";
import { shapeOf, text } from "../../http/parameters.ts";
import { listObjects } from "../../store/list-objects.ts";
import { find, insert, lock, update } from "../../store/objects.ts";
import { recordEvent } from "../../webhooks/record-event.ts";

/** The issuer reports a charge as fraudulent, before any dispute. */
export async function warnOfFraud(call: Call, chargeId: string): Promise<void> {
  const charge = await lock(call.sql, "charges", chargeId);
  const warning = await insert(call.sql, "early_fraud_warnings", {
    id: newId("issfr"),
    object: "radar.early_fraud_warning",
    actionable: !charge.refunded,
    charge: charge.id,
    created: seconds(call.now),
    fraud_type: "unauthorized_use_of_card",
    livemode: false,
    ...(typeof charge.payment_intent === "string" ? { payment_intent: charge.payment_intent } : {}),
  });
  recordEvent(call, "radar.early_fraud_warning.created", warning);
}

/** A full refund makes the warning no longer actionable. */
export async function closeWarning(call: Call, charge: Stripe.Charge): Promise<void> {
  if (!charge.refunded) return;
  const { data } = await listObjects(call.sql, "early_fraud_warnings", {
    fields: { charge: charge.id },
    paging: {},
    url: "",
  });
  for (const warning of data.filter(({ actionable }) => actionable)) {
    const settled = await update(call.sql, "early_fraud_warnings", { ...warning, actionable: false });
    recordEvent(call, "radar.early_fraud_warning.updated", settled);
  }
}

const path = "/v1/radar/early_fraud_warnings";
const listShape = shapeOf<Stripe.Radar.EarlyFraudWarningListParams>()({
  ...paging,
  charge: text(),
  created,
  payment_intent: text(),
});

export const earlyFraudWarnings: Endpoint[] = [
  get(path, "server", listShape, (call, { charge, created: when, payment_intent, ...rest }) =>
    listObjects(call.sql, "early_fraud_warnings", {
      paging: rest,
      created: when,
      fields: { charge, payment_intent },
      url: path,
    }),
  ),
  get(`${path}/:id`, "server", {}, (call, _given, id) => find(call.sql, "early_fraud_warnings", id)),
];
