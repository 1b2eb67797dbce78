import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation } from "../../navigation/use-location.ts";
import { ResendVerificationForm } from "../../parts/account/resend-verification-form.tsx";
import { useViewer } from "../../payload.ts";
import styles from "./unverified-notice.module.css";

/** Above every page, until a member has opened the link in our email. */
export function UnverifiedNotice() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  if (!viewer || viewer.isVerified || pathname === paths.verifyEmail) return null;
  return (
    <aside className={styles.notice} aria-label="Confirm your email address">
      <p>
        Confirm your email address to post, comment and follow. We’ve emailed a link to <b>{viewer.email}</b>.{" "}
        <Link className={typography.link} to={paths.settingsAccount}>
          Change email address
        </Link>
      </p>
      <ResendVerificationForm size="sm" />
    </aside>
  );
}
