import type { ProviderEvent } from "../testing/test-billing.ts";
import type { Command } from "./commands.ts";
import { applyDispute, applyReturned } from "./model/model-charges.ts";
import { settleInModel } from "./model/model-checkouts.ts";
import { pick, type RunState } from "./run-state.ts";

export async function deliverWebhooks(
  run: RunState,
  which: Extract<Command, { does: "webhooks" }>["which"],
  nth: number,
): Promise<void> {
  await advanceProvider(run);
  if (which === "again") {
    const event = pick(run.delivered, nth * 7);
    if (event) await deliverEvents(run, [event]);
    return;
  }
  const all = run.undelivered;
  const now = which === "next" ? all.splice(0, 1) : which === "last" ? all.splice(-1, 1) : all.splice(0, all.length);
  if (which === "backwards") now.reverse();
  await deliverEvents(run, now);
}

/** What banks do, and what the provider tells. */
async function advanceProvider(run: RunState): Promise<void> {
  // The provider forgets its events after a month.
  run.undelivered.push(...(await run.service.newEvents()));
  await run.service.gateway.tick();
  for (const it of run.model.charges)
    if (it.disputedAt !== null && it.disputedAt <= run.model.now) it.isDisputed = true;
  run.undelivered.push(...(await run.service.newEvents()));
}

/** The calls come one after the other, and then their jobs: during a fault the jobs of each call before the next one. */
async function deliverEvents(run: RunState, events: readonly ProviderEvent[]): Promise<void> {
  for (const event of events) {
    await hearEvent(run, event);
    if (run.fault) await run.service.worksOnce();
  }
  if (!run.fault) await run.service.worksAll();
  for (const event of events) {
    // The service handles an event once: repeated, it says nothing of what has happened since.
    if (run.handled.has(event.id)) continue;
    if (!run.fault) run.handled.add(event.id);
    applyToModel(run, event);
  }
}

async function hearEvent(run: RunState, event: ProviderEvent): Promise<void> {
  const status = await run.service.hears(event);
  if (status !== 200 && !run.fault) throw new Error(`${event.type} is answered with ${status}`);
  if (!run.delivered.includes(event)) run.delivered.push(event);
}

/** What an event leads to. Its order does not matter, since everything is read anew. */
function applyToModel(run: RunState, { type, data }: ProviderEvent): void {
  const { model } = run;
  const intent = /^(payment|setup)_intent\./.test(type) ? data.object.id : data.object.payment_intent;
  const isMoney = /^(charge\.)?refund|^charge\.dispute/.test(type);
  if (!intent || !(isMoney || /_intent\./.test(type))) return;
  const checkout = model.checkouts.find((it) => it.intent === intent);
  if (checkout) settleInModel(model, checkout);
  const charge = model.charges.find((it) => it.intent === intent);
  if (!charge) return;
  if (/dispute\.created/.test(type)) run.count("disputed");
  if (/dispute/.test(type)) applyDispute(charge);
  else if (isMoney) applyReturned(charge);
}

/** The provider calls until it is answered, and now and then once more. */
const repeatedCalls = 3;

/** With `again`, also what was called during a fault, and the last of what is known to be handled. */
export async function deliverAll(run: RunState, again = false): Promise<void> {
  await advanceProvider(run);
  const [known, unknown] = [true, false].map((is) => run.delivered.filter((it) => run.handled.has(it.id) === is));
  const repeated = again ? [...known!.slice(-repeatedCalls), ...unknown!] : [];
  const events = [...repeated, ...run.undelivered];
  run.undelivered = [];
  await deliverEvents(run, events);
}
