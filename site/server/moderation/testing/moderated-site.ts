import { dayMs, minuteMs } from "../../../shared/durations.ts";
import type { AdminCase } from "../../../shared/moderation/admin.ts";
import { api, paths } from "../../../shared/paths.ts";
import { talkingSite } from "../../discussions/testing/talk.ts";
import type { Person } from "../../testing/person.ts";

/** Ada, Bea, and two admins, Root and Rosa, with a clock that can be set forward. Cleo reports. */
export async function moderatedSite() {
  const site = await talkingSite();
  const cleo = await site.joins("Cleo");
  const rosa = await site.joins("Rosa", undefined, { role: "admin" });
  const { root } = site;
  const casesFor = async (admin: Person, query = ""): Promise<AdminCase[]> =>
    (await admin.sees("adminReports", paths.adminReports + query)).cases.items;
  const reports = (person: Person, draft: object) => person.sends("POST", api.reports, { reason: "spam", ...draft });
  /** @returns the newest open case */
  const reported = async (draft: object): Promise<AdminCase> => {
    await reports(cleo, draft);
    const one = (await casesFor(root)).at(-1);
    if (!one) throw new Error("Nothing was reported.");
    return one;
  };
  const decides = (one: Pick<AdminCase, "id" | "version">, draft: object, admin = root) =>
    admin.sends("POST", api.caseDecision(one.id), { version: one.version, reason: "spam", ...draft });
  const undoes = ({ id }: Pick<AdminCase, "id">, admin = root) => admin.sends("DELETE", api.caseDecision(id));
  /** Everyone is told of what was decided until now. */
  const tells = () => site.drain({ until: new Date(site.context.clock().getTime() + 11 * minuteMs) });
  const passDays = (days: number) => site.passMinutes((days * dayMs) / minuteMs);
  return { ...site, cleo, rosa, casesFor, reports, reported, decides, undoes, tells, passDays };
}
