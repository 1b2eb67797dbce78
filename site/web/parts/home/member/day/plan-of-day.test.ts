import { expect, test } from "vitest";
import type { HomePlan } from "../../../../../shared/home/pages.ts";
import type { PlanState } from "../../../../../shared/outfits/outfit-options.ts";
import { planOfDay } from "./plan-of-day.ts";

const today = "2026-03-05";
const plan = (id: string, became: PlanState, on = today): HomePlan => ({
  ...{ id, on, became },
  outfit: { name: id, items: [] },
});
const hat = { on: today, items: [], more: 1, outfit: null };
const idOf = (plans: HomePlan[], worn = [hat].slice(1)) => {
  const day = planOfDay({ plans, worn }, today);
  return day.kind === "plan" ? day.plan.id : day.kind;
};

test("what waits to be logged comes before what was worn, and that before what was not", () => {
  expect(idOf([plan("worn", "worn"), plan("planned", "planned")])).toBe("planned");
  expect(idOf([plan("instead", "instead"), plan("worn", "worn")])).toBe("worn");
  expect(idOf([plan("instead", "instead")], [hat])).toBe("worn");
  expect(idOf([plan("instead", "instead")])).toBe("instead");
});

test("a day for which nothing is planned or logged is free", () => {
  expect(idOf([plan("tomorrow", "planned", "2026-03-06")], [{ ...hat, on: "2026-03-04" }])).toBe("free");
});
