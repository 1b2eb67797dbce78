import type { PlanChangesAnswer } from "@hemline/protocol";
import type { Command } from "./commands.ts";
import { accessEnd, isDueSoon } from "./model/model-access.ts";
import { modelProducts } from "./model/model-products.ts";
import { cancelInModel, resumeInModel } from "./model/model-renewals.ts";
import type { Customer, Subscription } from "./model/model-types.ts";
import { upgradeInModel } from "./model/model-upgrade.ts";
import { type Must, pick, type RunState } from "./run-state.ts";
import { readNewIntents } from "./sync-model-with-service.ts";

export async function changeSubscription(
  run: RunState,
  command: Extract<Command, { does: "cancels" | "resumes" | "calls off" | "upgrades" | "downgrades" }>,
  must: Must,
): Promise<boolean> {
  const { model, service } = run;
  const id = run.customer(command.who).id;
  const owner = model.who(id);
  const way = { upgrades: "upgradesTo", downgrades: "downgradesTo" } as const;
  const fits = (it: Subscription) =>
    !it.isOver && (command.does in way ? modelProducts[it.product]![way[command.does as "upgrades"]] !== null : true);
  const kept = run.changing.get(command);
  const it = kept?.it ?? pick(owner.subscriptions.filter(fits), command.nth);
  if (!it) return true;
  const path = `/v1/subscribers/${encodeURIComponent(id)}/subscriptions/${kept?.product ?? it.product}`;
  const secret = service.keys.secret;
  switch (command.does) {
    case "cancels": {
      const { status } = await service.post(`${path}/cancel`, {}, secret);
      if (!must(status === 200, `cancelling answers ${status}`)) return false;
      if (it.isCancelled) return true;
      cancelInModel(model, it);
      return run.count("cancelled");
    }
    case "resumes": {
      const { status } = await service.post(`${path}/resume`, {}, secret);
      const may = !it.isCancelled || accessEnd(it) > model.now;
      if (!must((status === 200) === may, `resuming answers ${status}`)) return false;
      if (!may || !it.isCancelled) return true;
      resumeInModel(model, it);
      return run.count("resumed");
    }
    case "calls off": {
      const { status } = await service.call(`${path}/change`, { method: "DELETE", key: secret });
      if (!must(status === 200, `calling off answers ${status}`)) return false;
      if (it.next) run.count("called off");
      it.next = null;
      return true;
    }
    default:
      return changePlan(run, { command, owner, it, path, kept }, must);
  }
}

async function changePlan(
  run: RunState,
  o: {
    command: Extract<Command, { does: "upgrades" | "downgrades" | "cancels" | "resumes" | "calls off" }>;
    owner: Customer;
    it: Subscription;
    path: string;
    kept: { quote: string } | undefined;
  },
  must: Must,
): Promise<boolean> {
  const { model, service } = run;
  const { it, owner, command, path } = o;
  const kind = command.does === "upgrades" ? "upgrade" : "downgrade";
  const to = modelProducts[it.product]![kind === "upgrade" ? "upgradesTo" : "downgradesTo"]!;
  // Who must confirm in person may take an hour, in which nothing else is to be changed.
  if (kind === "upgrade" && (it.card === "asks each time" || it.isWaiting)) return true;
  let quote = o.kept?.quote;
  if (!quote) {
    const { status, body } = await service.get<PlanChangesAnswer>(`${path}/changes`, service.keys.secret);
    if (!must(status === 200, `asking for changes answers ${status}`)) return false;
    const offer = body.changes.find((one) => one.kind === kind);
    const isBeside = owner.subscriptions.some((one) => !one.isOver && one.product === to);
    if (!must(isBeside === !offer, `${to} is ${offer ? "" : "not "}offered`)) return false;
    if (!offer) return true;
    quote = offer.quote;
    if (run.fault) run.changing.set(command, { it, product: it.product, quote });
  }
  const { status } = await service.post(`${path}/change`, { product: to, quote }, service.keys.secret);
  if (kind === "downgrade") {
    const isInTime = it.next === to || !isDueSoon(it, model.now);
    const may = !it.isCancelled && it.issue === null && !it.isWaiting && isInTime;
    if (!must((status === 200) === may, `a downgrade answers ${status}`)) return false;
    if (!may) return true;
    it.next = to;
    return run.count("downgraded");
  }
  const may = it.card !== "fails later";
  if (!must((status === 200) === may, `an upgrade answers ${status}`)) return false;
  if (may) {
    upgradeInModel(model, owner, it, "");
    run.count("upgraded");
    await readNewIntents(run);
  }
  return true;
}
