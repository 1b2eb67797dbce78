import type { Pages } from "../../shared/pages.ts";
import { loginRequired } from "../problems.ts";
import type { PageLoaders, PageRequest } from "../request/page-loader.ts";
import { plannerDays } from "./planner-days.ts";
import { plansAndWears } from "./plans.ts";

async function plannerPage({ site, viewer, url }: PageRequest): Promise<Pages["planner"]> {
  if (!viewer) throw loginRequired();
  const days = plannerDays(site, url);
  return { ...days, ...(await plansAndWears(site, viewer, days)) };
}

export const plannerPages = { planner: plannerPage } satisfies Partial<PageLoaders>;
