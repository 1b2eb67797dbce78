import { api } from "../../../shared/paths.ts";
import type { CommunityOfPages } from "./cached-pages.ts";
import {
  byFollowers,
  type ChangeRow,
  lists,
  members,
  nothing,
  ofAda,
  ofBea,
  ofCleo,
  rain,
  withAda,
} from "./changed-pages.ts";

/** Profiles, relations, notifications and moderation. */
export function memberChanges({ ada, bea, cleo, root }: CommunityOfPages): ChangeRow[] {
  const newFollow = [...ofBea, ...ofCleo, ...byFollowers];
  const betweenAdaAndCleo = [...ofAda, ...ofCleo, ...byFollowers];
  const profile = { first_name: "Ada", last_name: "Marsh", city: "Oslo" };
  let notification = "";
  let reportCase = "";
  let decision = "";
  const hides = (version: number) => () =>
    root.sends("POST", api.caseDecision(reportCase), { version, decision: "hidden", reason: "not-theirs" });
  return [
    { call: "PUT /members/:slug/follow", act: () => cleo.follows("bea"), forgets: newFollow },
    { call: "PUT /members/:slug/follow", act: () => cleo.follows("bea"), forgets: nothing },
    { call: "DELETE /members/:slug/follow", act: () => cleo.unfollows("bea"), forgets: newFollow },
    {
      call: "PUT /members/:slug/follow",
      before: () => cleo.setsPrivacy(true),
      act: () => ada.follows("cleo"),
      forgets: nothing,
    },
    { call: "PUT /followers/:slug", act: () => cleo.accepts("ada"), forgets: betweenAdaAndCleo },
    {
      call: "DELETE /followers/:slug",
      act: () => cleo.sends("DELETE", api.follower("ada")),
      forgets: betweenAdaAndCleo,
    },
    {
      call: "PUT /privacy",
      act: () => cleo.setsPrivacy(false),
      forgets: [...lists, ...members, ...rain, ...ofCleo, ...ofAda],
    },
    { call: "PUT /privacy", act: () => cleo.setsPrivacy(false), forgets: nothing },
    { call: "PUT /members/:slug/block", act: () => bea.blocks("cleo"), forgets: nothing },
    { call: "DELETE /members/:slug/block", act: () => bea.sends("DELETE", api.block("cleo")), forgets: nothing },
    { call: "PUT /members/:slug/block", act: () => ada.blocks("cleo"), forgets: betweenAdaAndCleo },
    { call: "PUT /members/:slug/mute", act: () => ada.mutes("bea"), forgets: nothing },
    { call: "PUT /members/:slug/dismissal", act: () => ada.sends("PUT", api.dismissal("bea")), forgets: nothing },
    { call: "DELETE /members/:slug/dismissal", act: () => ada.sends("DELETE", api.dismissal("bea")), forgets: nothing },
    { call: "DELETE /members/:slug/mute", act: () => ada.sends("DELETE", api.mute("bea")), forgets: nothing },
    {
      call: "PUT /profile",
      before: async () => {
        await ada.sends("DELETE", api.block("cleo"));
        await cleo.follows("ada");
      },
      act: () => ada.sends("PUT", api.profile, profile),
      forgets: withAda,
    },
    { call: "PUT /notifications/seen", act: () => ada.sends("PUT", api.notificationsSeen), forgets: nothing },
    {
      call: "PUT /notifications/:id/read",
      before: async () => {
        const { notifications } = await ada.sees("notifications", "/notifications");
        notification = notifications.items[0]?.id ?? "";
      },
      act: () => ada.sends("PUT", api.notificationRead(notification)),
      forgets: nothing,
    },
    { call: "PUT /notifications/read", act: () => ada.sends("PUT", api.notificationsRead), forgets: nothing },
    {
      call: "PUT /notification-levels",
      act: () => ada.sends("PUT", api.notificationLevels, { digest: "weekly" }),
      forgets: nothing,
    },
    {
      call: "POST /reports",
      act: () => cleo.sends("POST", api.reports, { kind: "look", slug: "rain", reason: "spam" }),
      forgets: nothing,
    },
    {
      call: "PUT /admin/cases/:id/claim",
      async before() {
        const { cases } = await root.sees("adminReports", "/admin/reports");
        reportCase = cases.items[0]?.id ?? "";
      },
      act: () => root.sends("PUT", api.caseClaim(reportCase)),
      forgets: nothing,
    },
    {
      call: "DELETE /admin/cases/:id/claim",
      act: () => root.sends("DELETE", api.caseClaim(reportCase)),
      forgets: nothing,
    },
    {
      call: "POST /admin/cases/:id/notes",
      act: () => root.sends("POST", api.caseNotes(reportCase), { text: "Hers, I think" }),
      forgets: nothing,
    },
    { call: "POST /admin/cases/:id/decision", act: hides(1), forgets: withAda },
    {
      call: "DELETE /admin/cases/:id/decision",
      act: () => root.sends("DELETE", api.caseDecision(reportCase)),
      forgets: withAda,
    },
    { call: "POST /admin/cases/:id/decision", act: hides(3), forgets: withAda },
    {
      call: "POST /decisions/:id/appeal",
      async before() {
        const { decisions } = await ada.sees("settingsDecisions", "/settings/decisions");
        decision = decisions[0]?.id ?? "";
      },
      act: () => ada.sends("POST", api.appeal(decision), { text: "It is my own coat." }),
      // What is hidden is found by no visitor, and so in no cache.
      forgets: rain,
    },
    {
      call: "POST /admin/appeals/:id/answer",
      act: () => root.sends("POST", api.appealAnswer(decision), { outcome: "lifted", answer: "It is." }),
      forgets: withAda,
    },
    {
      call: "POST /admin/decisions/:id/lifting",
      act: () => root.sends("POST", api.lifting(decision), { why: "Lifted already" }),
      forgets: nothing,
    },
    {
      call: "PUT /admin/guarded-words",
      act: () => root.sends("PUT", api.guardedWords, { version: 0, text: "watches" }),
      forgets: nothing,
    },
    {
      call: "PUT /admin/members/:slug/role",
      act: () => root.sends("PUT", api.memberRole("cleo"), { role: "admin", why: "Helps" }),
      forgets: nothing,
    },
  ];
}
