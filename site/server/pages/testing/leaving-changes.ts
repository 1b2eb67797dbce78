import { api } from "../../../shared/paths.ts";
import { subscriber } from "../../billing-client/testing/fake-billing.ts";
import { finishLeavings } from "../../leaving/finish-leaving.ts";
import { recordSubscription } from "../../subscription/record-subscription.ts";
import { password } from "../../testing/test-site.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, lists, members, ofAda, ofCleo, ofNorr, rain, withAda, withBea } from "./changed-pages.ts";

/** Members who leave and come back, and the badge of subscribers. */
export function leavingChanges({ ada, bea, cleo, visitor, context, db, drain, emails }: CommunityOfPages): ChangeRow[] {
  const withCleo = [...lists, ...members, ...rain, ...ofAda, ...ofCleo];
  let id = "";
  let token = "";
  return [
    {
      call: "the job that records subscriptions",
      before: async () => {
        ({ id } = await ada.user());
      },
      act: () =>
        recordSubscription(
          context,
          { id, subscribedUntil: null },
          { customer: subscriber(null), askedAt: context.clock() },
        ),
      forgets: withAda,
    },
    {
      call: "POST /leaving",
      act: () => cleo.sends("POST", api.leaving, { current_password: "three old coats", choice: "erase" }),
      forgets: withCleo,
    },
    {
      call: "POST /come-back/:token",
      before: async () => {
        await drain();
        const tokens = emails.map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? "");
        token = tokens.findLast(Boolean) ?? "";
      },
      act: () => visitor.sends("POST", api.comeBack(token)),
      forgets: withCleo,
    },
    {
      call: "the job that erases members",
      before: async () => {
        await bea.sends("POST", api.leaving, { current_password: password, choice: "erase" });
        await db.execute("update site.leavings set due_at = now() - interval '1 day'");
      },
      act: () => finishLeavings(context),
      forgets: [...withBea, ...ofNorr],
    },
  ];
}
