import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { formatDay } from "../../shared/format-day.ts";
import { leavingLimits } from "../../shared/lifetimes.ts";
import type { SentForm } from "../../shared/page-data.ts";
import { api, paths } from "../../shared/paths.ts";
import { callApi } from "../call-api.ts";
import { Link } from "../navigation/link.tsx";
import { useNavigate } from "../navigation/use-navigate.ts";
import { useSearchParams } from "../navigation/use-search-params.ts";
import { AccountFrame } from "../parts/account/account-frame.tsx";
import { useForm } from "../parts/forms/use-form.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage } from "../payload.ts";

export function ComeBack() {
  const page = usePage("comeBack");
  return (
    <>
      <PageMeta
        title="Keep your account"
        description="Keep the Hemline account you asked us to delete, with the link in our email."
        path={paths.comeBack}
        indexed={false}
      />
      {page.step === "confirm" && <Confirm dueAt={page.dueAt} sent={page.form} />}
      {page.step === "left" && (
        <AccountFrame
          title="Your account will be deleted"
          lead={`We’ve logged you out and hidden your account. We’ll delete it in ${leavingLimits.comeBackDays} days. To keep it, log in before then or open the link in our email.`}
        >
          <Link className={buttonClass({ kind: "line" })} to={paths.home}>
            Go to the home page
          </Link>
        </AccountFrame>
      )}
      {page.step === "done" && (
        <AccountFrame
          title="Welcome back"
          lead="Your profile, looks and comments are visible again. Log in to continue."
        >
          <Link className={buttonClass({})} to={paths.login}>
            Log in
          </Link>
        </AccountFrame>
      )}
      {page.step === "expired" && (
        <AccountFrame
          title="This link has expired"
          lead="This link was already used, or your account is deleted. Already back? Log in."
        >
          <Link className={buttonClass({})} to={paths.login}>
            Log in
          </Link>
        </AccountFrame>
      )}
    </>
  );
}

/** Keeps the account that the link's token stands for. */
function useComeBackForm(sent: SentForm | null) {
  const token = useSearchParams().get("token") ?? "";
  const navigate = useNavigate();
  return useForm(
    async () => {
      await callApi(api.comeBack(encodeURIComponent(token)), { method: "POST", login: false, toasts: "failures" });
      await navigate(`${paths.comeBack}?done=1`, { replace: true });
    },
    undefined,
    sent,
  );
}

function Confirm({ dueAt, sent }: { dueAt: string; sent: SentForm | null }) {
  const { isBusy, formProps } = useComeBackForm(sent);
  return (
    <AccountFrame
      title="Keep your account?"
      lead={`We’ll delete your account on ${formatDay(dueAt)}. Keep it and everything comes back except a cancelled subscription.`}
    >
      <form {...formProps} className={layout.stack}>
        {sent && <Note tone="bad">{sent.message ?? Object.values(sent.errors).flat().join(" ")}</Note>}
        <Button type="submit" block busy={isBusy}>
          Keep account
        </Button>
      </form>
    </AccountFrame>
  );
}
