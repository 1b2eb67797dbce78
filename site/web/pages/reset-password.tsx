import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { PasswordField } from "@hemline/ui/forms/password-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { NewPasswordOfLeaving } from "../../shared/accounts/user.ts";
import { countedHours, emailLinkHours } from "../../shared/lifetimes.ts";
import { accountLimits } from "../../shared/limits.ts";
import type { SentForm } from "../../shared/page-data.ts";
import { api, paths } from "../../shared/paths.ts";
import { callApi } from "../call-api.ts";
import { Link } from "../navigation/link.tsx";
import { useNavigate } from "../navigation/use-navigate.ts";
import { useSearchParams } from "../navigation/use-search-params.ts";
import { AccountFrame } from "../parts/account/account-frame.tsx";
import { EmailField } from "../parts/account/email-field.tsx";
import { useForm } from "../parts/forms/use-form.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage } from "../payload.ts";

const linkLifetime = countedHours(emailLinkHours.passwordReset);

export function ResetPassword() {
  const page = usePage("resetPassword");
  return (
    <>
      <PageMeta
        title="Reset your password"
        description="Choose a new password for your Hemline account with a link that we email to you."
        path={paths.resetPassword}
        indexed={false}
      />
      {page.step === "ask" && <AskForLink sent={page.form} />}
      {page.step === "sent" && (
        <AccountFrame
          title="Check your email"
          lead={`If this email address has an account, we’ve emailed you a link. It works for ${linkLifetime}.`}
        >
          <p>
            Nothing there? Check your spam folder, or{" "}
            <Link className={typography.link} to={paths.resetPassword}>
              try again
            </Link>
            .
          </p>
        </AccountFrame>
      )}
      {page.step === "choose" && <ChoosePassword sent={page.form} />}
      {page.step === "expired" && (
        <AccountFrame
          title="This link has expired"
          lead={`It’s older than ${linkLifetime} or was already used. Ask for a new one.`}
        >
          <Link className={buttonClass({})} to={paths.resetPassword}>
            Get a new link
          </Link>
        </AccountFrame>
      )}
    </>
  );
}

/** Sends the link, and then shows the page that says so. */
function useLinkForm(sent: SentForm | null) {
  const navigate = useNavigate();
  return useForm(
    async (body) => {
      await callApi(api.passwordReset, { method: "POST", body, login: false, toasts: "form" });
      await navigate(`${paths.resetPassword}?sent=1`);
    },
    undefined,
    sent,
  );
}

function AskForLink({ sent }: { sent: SentForm | null }) {
  const { errors, isBusy, formProps } = useLinkForm(sent);
  return (
    <AccountFrame title="Reset your password" lead="We’ll email you a link to choose a new one.">
      <form {...formProps} className={layout.stack}>
        {sent?.message && <Note tone="bad">{sent.message}</Note>}
        <EmailField sent={sent} errors={errors.email} />
        <Button type="submit" block busy={isBusy}>
          Email me a link
        </Button>
      </form>
    </AccountFrame>
  );
}

function ChoosePassword({ sent }: { sent: SentForm | null }) {
  const token = useSearchParams().get("token") ?? "";
  const { errors, isBusy, formProps } = useForm(
    async (body) => {
      const { data } = await callApi<NewPasswordOfLeaving>(api.newPassword(encodeURIComponent(token)), {
        ...{ method: "POST", body, login: false, toasts: "form" },
      });
      // A new document: the session is another one, and the link is gone from the history.
      location.replace(data?.is_leaving ? paths.login : paths.home);
    },
    undefined,
    sent,
  );
  return (
    <AccountFrame title="Choose a new password" lead="You’ll be logged in here, and logged out everywhere else.">
      <form {...formProps} className={layout.stack}>
        {sent?.message && <Note tone="bad">{sent.message}</Note>}
        <PasswordField
          label="New password"
          name="new_password"
          autoComplete="new-password"
          required
          hint={`At least ${accountLimits.minPasswordLength} characters. A whole sentence is fine.`}
          errors={errors.new_password}
        />
        <Button type="submit" block busy={isBusy}>
          Save password
        </Button>
      </form>
    </AccountFrame>
  );
}
