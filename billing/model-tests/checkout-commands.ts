import type { StatusAnswer } from "@hemline/protocol";
import { defined, firstOf } from "../rules/defined.ts";
import { Checkout as OpenCheckout, visa } from "../testing/test-customer.ts";
import { confirmInModel, settleInModel, startInModel } from "./model/model-checkouts.ts";
import { modelProducts } from "./model/model-products.ts";
import type { Checkout } from "./model/model-types.ts";
import { pick, type RunState } from "./run-state.ts";

const numbers = {
  good: visa,
  declined: "4000000000000002",
  "fails later": "4000000000000341",
  "asks each time": "4000002760003184",
  disputes: "4000000000000259",
} as const;

export function checkoutAt(
  run: RunState,
  nth: number,
  fits: (it: Checkout) => boolean = () => true,
): Checkout | undefined {
  return pick(run.model.checkouts.filter(fits).toReversed(), nth % 4);
}

export async function startCheckout(run: RunState, who: number, product: string): Promise<Checkout | null> {
  const { model, service } = run;
  const { status, body } = await run.customer(who).asksToStart(product);
  if (status !== 200) return null;
  const { mode, amount } = body.gateway_params.elements_configuration as { mode: string; amount?: number };
  const isTrial = mode === "setup";
  if (!isTrial && amount !== defined(modelProducts[product], "model products").price)
    throw new Error(`${product} is offered at ${amount}`);
  const it = startInModel(model, { product, owner: model.who(run.customer(who).id), isTrial });
  const checkout = new OpenCheckout(service, run.customer(who), body);
  run.opened.set(it, { checkout, secret: null });
  return it;
}

export async function completeCheckout(run: RunState, it: Checkout): Promise<boolean> {
  const { checkout } = defined(run.opened.get(it), "opened");
  const { status, body } = await checkout.asksToComplete();
  if (status !== 200) {
    run.story.push(`  completing answers ${status} ${JSON.stringify(body)}`);
    return false;
  }
  const secret = body.gateway_params.client_secret;
  if (secret) {
    it.intent = secret.split("_secret_")[0]!;
    defined(run.opened.get(it), "opened").secret = secret;
  }
  if (it.paid) settleInModel(run.model, it);
  return true;
}

export async function confirmCheckout(
  run: RunState,
  it: Checkout,
  card: keyof typeof numbers,
  passes: boolean,
): Promise<void> {
  const { model, service } = run;
  const { secret } = defined(run.opened.get(it), "opened");
  const refused = await service.confirms(secret!, numbers[card]);
  const isGood = !it.isDone && card !== "declined" && (card !== "fails later" || it.isTrial);
  if (isGood !== (refused === null)) throw new Error(`confirming with a card that is ${card}: ${refused}`);
  if (!isGood) return;
  if (card === "asks each time") {
    const challenge = firstOf(
      await service.rows<{ id: string }>(
        `select id from gateway.challenges where intent = '${it.intent}' and state = 'open'`,
      ),
      "challenge",
    );
    const path = `http://billing.example/acs/${challenge.id}/${passes ? "complete" : "fail"}`;
    await service.gateway.fetch(new Request(path, { method: "POST" }));
    if (!passes) return;
  }
  run.count(`paid with a card that is ${card}`);
  confirmInModel(model, it, card);
}

export async function pollCheckout(run: RunState, it: Checkout): Promise<boolean> {
  const { checkout } = defined(run.opened.get(it), "opened");
  const ask = () => run.service.get<StatusAnswer>(`/rcbilling/v1/checkout/${checkout.session}`);
  let { body } = await ask();
  // On a machine with other work the first answer may be that nobody knows yet: a browser asks ten times.
  for (let time = 1; time < 10 && !run.fault && it.paid && body.operation.status === "in_progress"; time += 1)
    ({ body } = await ask());
  if (run.fault && body.operation.status === "in_progress" && it.paid) return false;
  settleInModel(run.model, it);
  return true;
}
