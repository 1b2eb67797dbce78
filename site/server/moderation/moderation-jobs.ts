import type { SiteContext } from "../site-context.ts";
import { sendDecisionEmails } from "./decisions/decision-emails.ts";
import { endSuspensions } from "./decisions/end-suspensions.ts";
import { tellDecisions } from "./decisions/tell-decisions.ts";

export async function startModerationJobs(site: SiteContext): Promise<void> {
  await tellDecisions(site);
  await sendDecisionEmails(site);
  await site.jobs.every("site.suspensions", "* * * * *", () => endSuspensions(site));
}
