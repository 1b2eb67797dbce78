import type { LoginRecord, SessionRecord } from "../accounts/user.ts";
import type { ExportRecord } from "../leaving/leaving.ts";
import type { DeletedLook } from "../looks/look.ts";
import type { BlockedOrMutedPerson, MemberProfile } from "../members/member.ts";
import type { OwnDecision } from "../moderation/own-decision.ts";
import type { NotificationSettings } from "../notifications/notification.ts";
import type { SubscriptionPlan } from "../subscription/pages.ts";

export interface SettingsPages {
  settingsProfile: { member: MemberProfile; firstName: string; lastName: string | null; username: string | null };
  settingsAccount: { sessions: SessionRecord[]; logins: LoginRecord[] };
  settingsNotifications: NotificationSettings;
  settingsSubscription: { plan: SubscriptionPlan | null };
  settingsDecisions: { decisions: OwnDecision[] };
  settingsData: { deletedLooks: DeletedLook[]; latestExport: ExportRecord | null; isLastAdmin: boolean };
  settingsPrivacy: { isPrivate: boolean; blocked: BlockedOrMutedPerson[]; muted: BlockedOrMutedPerson[] };
}
