import { minuteMs } from "../../../shared/durations.ts";
import { testSite } from "../../testing/test-site.ts";

/** Ida and Noor are admins, Ada is a member; and a clock that can be set forward. */
export async function notebookSite(parts?: Parameters<typeof testSite>[0]) {
  let passedMs = 0;
  const site = await testSite({ clock: () => new Date(Date.now() + passedMs), ...parts });
  const ida = await site.joins("Ida", "Falk", { role: "admin" });
  const noor = await site.joins("Noor", "Aziz", { role: "admin" });
  const passMinutes = (minutes: number) => {
    passedMs += minutes * minuteMs;
  };
  return { ...site, ida, noor, passMinutes };
}
