import { api } from "../../../shared/paths.ts";
import { fakeBilling } from "../../billing-client/testing/fake-billing.ts";
import type { Person } from "../../testing/person.ts";
import { password, testSite } from "../../testing/test-site.ts";

const dayMs = 24 * 60 * 60_000;

/** A site whose days the test lets pass, with a fake billing service. */
export async function leavingSite() {
  let passedMs = 0;
  const billing = fakeBilling();
  const site = await testSite({ billing, clock: () => new Date(Date.now() + passedMs) });
  const passDays = (days: number) => {
    passedMs += days * dayMs;
  };
  return {
    ...{ ...site, billing, passDays },
    leaves: (person: Person, choice: "erase" | "anonymise" = "erase", current_password = password) =>
      person.sends("POST", api.leaving, { current_password, choice }),
    asksForCopy: (person: Person, headers?: Record<string, string>) =>
      person.sends<{ id: string }>("POST", api.exports, { current_password: password }, headers),
    logsIn: (slug: string, more: object = {}) =>
      site.visitor.sends("POST", api.login, { email: `${slug}@hemline.example`, password, ...more }),
    /** The token in the newest email. */
    async mailedToken() {
      await site.drain();
      return /token=([\w-]{43})/.exec(site.emails.at(-1)?.text ?? "")?.[1] ?? "";
    },
  };
}
