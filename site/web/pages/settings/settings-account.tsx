import { Button } from "@hemline/ui/buttons/button.tsx";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { accountLimits } from "../../../shared/limits.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { EmailChangeForm } from "../../parts/account/email-change-form.tsx";
import { RecentLogins } from "../../parts/account/recent-logins.tsx";
import { SessionList } from "../../parts/account/session-list.tsx";
import { SettingsPage } from "../../parts/account/settings-page.tsx";
import { SettingsSection } from "../../parts/account/settings-section.tsx";
import { useForm } from "../../parts/forms/use-form.ts";
import { usePage, useViewer } from "../../payload.ts";
import styles from "./settings.module.css";

export function SettingsAccount() {
  const { sessions, logins } = usePage("settingsAccount");
  const viewer = useViewer();
  const refresh = useRefresh();
  const { errors, isBusy, formProps } = useForm(async (body) => {
    await callApi(api.password, { method: "PUT", body, toasts: "form" });
    formProps.ref.current?.reset();
    await refresh();
  });
  return (
    <SettingsPage
      current="account"
      title="Account"
      description="Change your email address and password, and see where you’re logged in."
      path={paths.settingsAccount}
    >
      <div className={styles.sections}>
        {viewer && (
          <SettingsSection heading="Email address">
            <EmailChangeForm email={viewer.email} />
          </SettingsSection>
        )}
        <SettingsSection heading="Password">
          <form {...formProps} className={layout.stack}>
            {/* For password managers. */}
            <input type="email" name="email" autoComplete="username" value={viewer?.email ?? ""} readOnly hidden />
            <PasswordField
              label="Current password"
              name="current_password"
              autoComplete="current-password"
              required
              errors={errors.current_password}
            />
            <PasswordField
              label="New password"
              name="new_password"
              autoComplete="new-password"
              required
              hint={`At least ${accountLimits.minPasswordLength} characters. A whole sentence is fine. We’ll log you out everywhere else.`}
              errors={errors.new_password}
            />
            <div>
              <Button type="submit" busy={isBusy}>
                Change password
              </Button>
            </div>
          </form>
        </SettingsSection>
        <SettingsSection heading="Where you’re logged in">
          <SessionList sessions={sessions} />
        </SettingsSection>
        <SettingsSection heading="Recent logins">
          <RecentLogins logins={logins} />
        </SettingsSection>
      </div>
    </SettingsPage>
  );
}
