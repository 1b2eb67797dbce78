import { Button } from "@hemline/ui/button.tsx";
import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import { PasswordField } from "@hemline/ui/password-field.tsx";
import { api, paths } from "../../shared/paths.ts";
import { call } from "../api.ts";
import { useForm } from "../parts/form.ts";
import { LoginList } from "../parts/login-list.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { PageTitle } from "../parts/page-title.tsx";
import styles from "../parts/settings.module.css";
import { SettingsTabs } from "../parts/settings-tabs.tsx";
import { usePage, useViewer } from "../payload.ts";
import { useRefresh } from "../shell/refresh.ts";

/** A member's password, and who has tried it lately. */
export function SettingsPassword() {
  const { logins } = usePage("settingsPassword");
  const viewer = useViewer();
  const refresh = useRefresh();
  const { errors, isBusy, ties } = useForm(async (body) => {
    await call(api.password, { method: "PUT", body, toasts: "form" });
    ties.ref.current?.reset();
    await refresh();
  });
  return (
    <div className={frame.form}>
      <PageHead
        title="Password and logins"
        description="Your password and your logins."
        path={paths.settingsPassword}
        indexed={false}
      />
      <PageTitle>Password and logins</PageTitle>
      <SettingsTabs current="password" />
      <form {...ties} className={frame.stack}>
        {/* Password managers want to know whose password it is. */}
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
          hint="At least 10 characters. A whole sentence is fine. We’ll log you out everywhere else."
          errors={errors.new_password}
        />
        <div>
          <Button type="submit" busy={isBusy}>
            Change password
          </Button>
        </div>
      </form>
      <section className={styles.section}>
        <Hem size="h32">Recent logins</Hem>
        <LoginList logins={logins} />
      </section>
    </div>
  );
}
