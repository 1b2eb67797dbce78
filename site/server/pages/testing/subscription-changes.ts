import { api } from "../../../shared/paths.ts";
import { password } from "../../testing/test-site.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import { type ChangeRow, nothing } from "./changed-pages.ts";

/** The subscription, messages and exports. */
export function subscriptionChanges({ ada, visitor }: CommunityOfPages): ChangeRow[] {
  const message = { name: "Grace", email: "grace@example.org", text: "Where do my photos go?" };
  return [
    {
      call: "POST /webhooks/billing",
      act: () => visitor.sends("POST", api.billingWebhook),
      forgets: nothing,
      status: 401,
    },
    { call: "POST /contact", act: () => visitor.sends("POST", api.contact, message), forgets: nothing },
    {
      call: "POST /exports",
      act: () => ada.sends("POST", api.exports, { current_password: password }),
      forgets: nothing,
    },
    {
      call: "PUT /subscription/renewal",
      act: () => ada.sends("PUT", api.subscriptionRenewal),
      forgets: nothing,
      status: 409,
    },
    {
      call: "DELETE /subscription/renewal",
      act: () => ada.sends("DELETE", api.subscriptionRenewal),
      forgets: nothing,
      status: 409,
    },
    {
      call: "POST /subscription/portal",
      act: () => ada.sends("POST", api.subscriptionPortal),
      forgets: nothing,
      status: 502,
    },
  ];
}
