import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { SentForm } from "../../shared/page-data.ts";
import { api, paths } from "../../shared/paths.ts";
import { callApi } from "../call-api.ts";
import { AccountFrame } from "../parts/account/account-frame.tsx";
import { useForm } from "../parts/forms/use-form.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage } from "../payload.ts";
import { useRefresh } from "../state/use-refresh.ts";

export function VerifyEmail() {
  const page = usePage("verifyEmail");
  return (
    <>
      <PageMeta
        title="Confirm your email address"
        description="Confirm the new email address of your Hemline account with the link that we emailed to you."
        path={paths.verifyEmail}
        indexed={false}
      />
      {page.step === "confirm" && <Confirm email={page.email} sent={page.form} />}
      {page.step === "done" && (
        <AccountFrame title="Email address changed" lead="From now on you log in with your new address.">
          <Link className={buttonClass({})} to={paths.home}>
            Go to Hemline
          </Link>
        </AccountFrame>
      )}
      {page.step === "expired" && (
        <AccountFrame
          title="This link has expired"
          lead="It’s older than 24 hours or was already used. Ask for a new one."
        >
          <Link className={buttonClass({})} to={paths.settingsAccount}>
            Go to your settings
          </Link>
        </AccountFrame>
      )}
    </>
  );
}

function Confirm({ email, sent }: { email: string; sent: SentForm | null }) {
  const token = useSearchParams()[0].get("token") ?? "";
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
    <AccountFrame title="Confirm your email address" lead={`From now on you’ll log in with ${email}.`}>
      <form {...formProps} className={layout.stack}>
        {sent && <Note tone="bad">{sent.message ?? Object.values(sent.errors).flat().join(" ")}</Note>}
        <Button type="submit" block busy={isBusy}>
          Confirm address
        </Button>
      </form>
    </AccountFrame>
  );
}
