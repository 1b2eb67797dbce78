import { useRef, useState } from "react";
import type { PlanState } from "../../../shared/outfits/outfit-options.ts";
import { api } from "../../../shared/paths.ts";
import { randomUuid } from "../../../shared/uuid.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { showSuccess } from "../../state/show-toast.ts";
import { weekdayOf } from "../format/calendar.ts";
import { planOutfit, removePlan } from "../outfits/plan-outfit.ts";
import { wearOutfit } from "../outfits/wear-outfit.ts";
import type { PlannerDays } from "./planner-change.ts";
import type { ShownOutfit, ShownPlan } from "./planner-contents.ts";
import { usePlannerChanges } from "./use-planner-changes.ts";

/** What a member does in the planner. Each shows at once, and its toast can undo it. */
export interface PlannerActions {
  plan: (outfit: ShownOutfit, on: string) => void;
  /** `isQuiet`: without a toast, where the planner says it in another way. */
  move: (plan: ShownPlan, on: string, isQuiet?: boolean) => void;
  become: (plan: ShownPlan, became: PlanState) => void;
  remove: (plan: ShownPlan) => void;
  /** Logs what was worn without a plan. */
  wear: (outfit: ShownOutfit, on: string) => void;
}

const becameToasts: Record<PlanState, string> = {
  planned: "Plan restored",
  worn: "Wear logged",
  instead: "Marked as not worn",
};

export function usePlanner(loaded: PlannerDays): { days: PlannerDays; actions: PlannerActions } {
  /** The server's ids of plans that were added here, and keep their own: a focused card stays the same element. */
  const [ids, setIds] = useState<ReadonlyMap<string, string>>(new Map());
  const latestIds = useRef(ids);
  const idOf = ({ id }: ShownPlan) => latestIds.current.get(id) ?? id;
  const { days, change } = usePlannerChanges(withOwnIds(loaded, ids));
  const refresh = useRefresh();
  const put = (plan: ShownPlan, body: { on: string } | { became: PlanState }) =>
    callApi(api.plan(idOf(plan)), { method: "PUT", body, toasts: "failures" });

  /** Says what was done, with a way back. */
  const say = async (call: Promise<boolean>, text: string, undo: () => void) => {
    if (await call) showSuccess(text, { label: "Undo", run: undo });
  };
  const add = (plan: ShownPlan) =>
    change({ kind: "plan", plan }, async () => {
      const created = await planOutfit({ outfit: plan.outfit.id, on: plan.on });
      if (!created) return;
      latestIds.current = new Map([...latestIds.current, [plan.id, created.id]]);
      setIds(latestIds.current);
    });
  const take = (plan: ShownPlan) => change({ kind: "remove", id: plan.id }, () => removePlan(idOf(plan)));
  const setDay = (plan: ShownPlan, on: string) => change({ kind: "move", id: plan.id, on }, () => put(plan, { on }));
  const setState = (plan: ShownPlan, became: PlanState) =>
    change({ kind: "become", id: plan.id, became }, () => put(plan, { became }));
  const restore = async (plan: ShownPlan) => {
    const again = { ...plan, id: randomUuid() };
    if ((await add({ ...again, became: "planned" })) && plan.became === "instead") void setState(again, plan.became);
  };

  const actions: PlannerActions = {
    plan: (outfit, on) => {
      const plan: ShownPlan = { id: randomUuid(), on, became: "planned", outfit };
      void say(add(plan), "Outfit planned", () => void take(plan));
    },
    move: (plan, on, isQuiet = false) => {
      const call = setDay(plan, on);
      if (!isQuiet) void say(call, `Outfit moved to ${weekdayOf(on)}`, () => void setDay(plan, plan.on));
    },
    become: (plan, became) => {
      const text = plan.became === "worn" ? "Wear deleted" : becameToasts[became];
      void say(setState(plan, became), text, () => void setState(plan, plan.became));
    },
    remove: (plan) => void say(take(plan), "Removed from planner", () => void restore(plan)),
    wear: (outfit, on) => void change({ kind: "wear", on, outfit }, () => wearOutfit(outfit, on, () => void refresh())),
  };
  return { days, actions };
}

function withOwnIds({ plans, worn }: PlannerDays, serverIds: ReadonlyMap<string, string>): PlannerDays {
  const ownIds = new Map([...serverIds].map(([own, server]) => [server, own]));
  return { plans: plans.map((plan) => ({ ...plan, id: ownIds.get(plan.id) ?? plan.id })), worn };
}
