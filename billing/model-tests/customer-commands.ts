import { adjustCurrencies } from "../testing/test-currencies.ts";
import type { Command } from "./commands.ts";
import { mergeInModel } from "./model/model-merge.ts";
import { monthsOn } from "./model/model-periods.ts";
import type { Customer } from "./model/model-types.ts";
import type { Must, RunState } from "./run-state.ts";

type CustomerCommand = Extract<Command, { does: "is given" | "loses" | "spends" | "logs in as" }>;

export async function performForCustomer(run: RunState, command: CustomerCommand, must: Must): Promise<boolean> {
  const { model, service } = run;
  const { id } = run.customer(command.who);
  const path = `/v1/subscribers/${encodeURIComponent(id)}`;
  switch (command.does) {
    case "is given": {
      const present = `${path}/entitlements/${command.entitlement}/promotional`;
      const { status } = await service.post(present, { duration: "monthly" }, service.keys.secret);
      if (!must(status === 201, `a present answers ${status}`)) return false;
      const end = monthsOn(model.now, model.now, 1);
      model.who(id).presents.push({ entitlement: command.entitlement, end });
      return true;
    }
    case "loses": {
      const presents = `${path}/entitlements/${command.entitlement}/revoke_promotionals`;
      const { status } = await service.post(presents, {}, service.keys.secret);
      if (!must(status === 200, `taking presents back answers ${status}`)) return false;
      for (const it of model.who(id).presents) if (it.entitlement === command.entitlement) it.end = 0;
      return true;
    }
    case "spends": {
      const key = run.keyFor(command);
      const { status } = await adjustCurrencies(service, encodeURIComponent(id), { GLD: -command.amount }, key);
      const customer = model.who(id);
      const may = customer.gold >= command.amount;
      if (!must(status === (may ? 200 : 422), `spending answers ${status}, with ${customer.gold}`)) return false;
      if (may) customer.gold -= command.amount;
      return true;
    }
    case "logs in as": {
      const target = run.customer(command.other).id;
      const { status } = await service.post("/v1/subscribers/identify", { app_user_id: id, new_app_user_id: target });
      if (!must(status === 200, `logging in answers ${status}`)) return false;
      logIn(run, model.who(id), model.who(target));
      return true;
    }
  }
}

function logIn(run: RunState, current: Customer, target: Customer): void {
  if (current === target) return;
  const hasAnonymous = target.ids.some((it) => it.startsWith("$"));
  const isOne = current.isKnown ? !target.isKnown : !(target.isKnown && hasAnonymous);
  if (!isOne) return;
  run.count("merged");
  const stays =
    current.isKnown !== target.isKnown
      ? current.isKnown
        ? current
        : target
      : current.seenAs < target.seenAs
        ? current
        : target;
  mergeInModel(run.model, stays, stays === current ? target : current);
}
