import { eventsInOrder, NaiveReceiver, openNow } from "../testing/naive-receiver.ts";
import { balancesOf } from "../testing/test-currencies.ts";
import { providerDifferences, takenUnits } from "./provider-differences.ts";
import type { RunState } from "./run-state.ts";
import { customerIds } from "./sync-model-with-service.ts";

/** @throws where the service, the provider and the model disagree. */
export async function checkAgainstModel(run: RunState): Promise<void> {
  await checkAccess(run);
  await checkSubscriptions(run);
  await checkMoney(run);
  const { service, hadFault } = run;
  const loggedErrors = service.loggedErrors.splice(0).filter((it) => !isForeseen(it.msg));
  if (loggedErrors.length > 0 && !hadFault) throw new Error(`It complained: ${JSON.stringify(loggedErrors)}`);
}

async function checkAccess(run: RunState): Promise<void> {
  const { model, service } = run;
  const receiver = new NaiveReceiver();
  for (const event of await eventsInOrder(service, run.eventsBefore)) receiver.takes(event);
  for (const customer of run.customers) {
    const { id } = customer;
    const open = await openNow(service, customer);
    for (const entitlement of ["pro", "lookbook"]) {
      const [has, should] = [open.includes(entitlement), model.has(id, entitlement)];
      if (has !== should) throw new Error(`${id} ${has ? "has" : "has not"} ${entitlement}`);
    }
    const told = receiver.accessOf(id);
    if (told && told.join() !== open.join()) throw new Error(`${id} was told [${told}], and has [${open}]`);
    const balances = await balancesOf(service, encodeURIComponent(id));
    const { gold } = model.who(id);
    if (balances.GLD !== gold) throw new Error(`${id} has ${balances.GLD} gold, not ${gold}`);
  }
}

async function checkSubscriptions(run: RunState): Promise<void> {
  const { model, service } = run;
  for (const { ids } of model.customers) {
    const live = await service.rows<{ product: string }>(
      `select g.identifier as product from billing.subscriptions s join billing.products g on g.id = s.product_id
        where s.ended_at is null and s.customer_id in ${customerIds(ids)} order by 1`,
    );
    const [id = ""] = ids;
    const [theirs, mine] = [live.map((it) => it.product).join(), model.live(id).join()];
    if (theirs !== mine) throw new Error(`${id} runs [${theirs}], not [${mine}]`);
  }
  for (const it of model.customers.flatMap((one) => one.subscriptions)) if (it.issue !== null) run.count("unpaid");
}

async function checkMoney({ model, service, takenBefore }: RunState): Promise<void> {
  const taken = (await takenUnits(service)) - takenBefore;
  if (taken !== model.taken) throw new Error(`${taken} units were taken, not ${model.taken}`);
  const found = await providerDifferences(service);
  if (found.length > 0) throw new Error(`The books differ: ${JSON.stringify(found)}`);
}

/** Warnings that say what the world does, not what we do wrong. */
function isForeseen(msg: string): boolean {
  return /the provider refused a refund|was paid after its end|a refund failed/.test(msg);
}
