import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { countedHours, emailLinkHours } from "../../shared/lifetimes.ts";
import type { SentForm } from "../../shared/page-data.ts";
import { api, paths } from "../../shared/paths.ts";
import { callApi } from "../call-api.ts";
import { Link } from "../navigation/link.tsx";
import { useNavigate } from "../navigation/use-navigate.ts";
import { useRefresh } from "../navigation/use-refresh.ts";
import { useSearchParams } from "../navigation/use-search-params.ts";
import { AccountFrame } from "../parts/account/account-frame.tsx";
import { ResendVerificationForm } from "../parts/account/resend-verification-form.tsx";
import { useForm } from "../parts/forms/use-form.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage } from "../payload.ts";

export function VerifyEmail() {
  const page = usePage("verifyEmail");
  return (
    <>
      <PageMeta
        title="Confirm your email address"
        description="Confirm the email address of your Hemline account with the link that we emailed to you."
        path={paths.verifyEmail}
        indexed={false}
      />
      {page.step === "confirm" && <Confirm {...page} />}
      {(page.step === "ask" || page.step === "sent") && <Ask {...page} />}
      {page.step === "done" && (
        <AccountFrame
          title="Email address confirmed"
          lead="You log in with this email address, and you can post, comment and follow."
        >
          <Link className={buttonClass({})} to={paths.home}>
            Go to Hemline
          </Link>
        </AccountFrame>
      )}
      {page.step === "expired" && (
        <AccountFrame
          title="This link has expired"
          lead={`It’s older than ${countedHours(emailLinkHours.verification)} or was already used. Ask for a new one.`}
        >
          <Link className={buttonClass({})} to={paths.settingsAccount}>
            Go to your settings
          </Link>
        </AccountFrame>
      )}
    </>
  );
}

function Ask({ step, email, form }: { step: "ask" | "sent"; email: string; form: SentForm | null }) {
  return (
    <AccountFrame
      title="Confirm your email address"
      lead={`${step === "sent" ? "We’ve emailed a new link" : "We’ve emailed a link"} to ${email}. It works once and expires in ${countedHours(emailLinkHours.verification)}.`}
    >
      <div className={layout.stack}>
        {form?.message && <Note tone="bad">{form.message}</Note>}
        <p>Nothing there? Check your spam folder, or change your email address in your settings.</p>
        <div className={layout.row}>
          <ResendVerificationForm />
          <Link className={buttonClass({ kind: "bare" })} to={paths.settingsAccount}>
            Change email address
          </Link>
        </div>
      </div>
    </AccountFrame>
  );
}

interface Confirmed {
  email: string;
  isNew: boolean;
  form: SentForm | null;
}

function Confirm({ email, isNew, form: sent }: Confirmed) {
  const token = useSearchParams().get("token") ?? "";
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { isBusy, formProps } = useForm(
    async () => {
      await callApi(api.confirmEmail(encodeURIComponent(token)), { method: "POST", login: false, toasts: "failures" });
      await navigate(`${paths.verifyEmail}?done=1`, { replace: true });
      await refresh();
    },
    undefined,
    sent,
  );
  return (
    <AccountFrame
      title="Confirm your email address"
      lead={
        isNew
          ? `From now on you’ll log in with ${email}.`
          : `Confirm that ${email} is yours. Then you can post, comment and follow.`
      }
    >
      <form {...formProps} className={layout.stack}>
        {sent && <Note tone="bad">{sent.message ?? Object.values(sent.errors).flat().join(" ")}</Note>}
        <Button type="submit" block busy={isBusy}>
          Confirm email address
        </Button>
      </form>
    </AccountFrame>
  );
}
