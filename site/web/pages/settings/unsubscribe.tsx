import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { AccountFrame } from "../../parts/account/account-frame.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { usePage } from "../../payload.ts";

/** Opening the page changes nothing: programs that check links in emails open them too. */
export function Unsubscribe() {
  const page = usePage("unsubscribe");
  return (
    <>
      <PageMeta
        title="Turn off digests"
        description="Stop the emails with what you follow and your unread notifications on Hemline."
        path="/unsubscribe"
        indexed={false}
      />
      {page.step === "confirm" && (
        <AccountFrame
          title="Turn off digests?"
          lead="We’ll stop emailing you what people you follow posted and notifications you haven’t read. You’ll still get emails about your account."
        >
          <form method="post" action={`${paths.unsubscribe(page.token)}&form=1`}>
            <Button type="submit" block>
              Turn off digests
            </Button>
          </form>
        </AccountFrame>
      )}
      {page.step === "done" && (
        <AccountFrame
          title="Digests are off"
          lead="You won’t get any more digests. You can turn them on again in your settings."
        >
          <SettingsLink />
        </AccountFrame>
      )}
      {page.step === "expired" && (
        <AccountFrame
          title="This link isn’t complete"
          lead="Copy the whole link from the email, or turn digests off in your settings."
        >
          <SettingsLink />
        </AccountFrame>
      )}
    </>
  );
}

function SettingsLink() {
  return (
    <Link className={buttonClass({})} to={paths.settingsNotifications}>
      Go to your settings
    </Link>
  );
}
