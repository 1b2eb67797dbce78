import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { NavLink } from "../../navigation/nav-link.tsx";
import { AccountLink } from "../../parts/account/account-link.tsx";
import { AccountMenu } from "../../parts/account/account-menu.tsx";
import { NotificationBell } from "../../parts/notifications/notification-bell.tsx";
import { ThemeMenu } from "../../parts/theme/theme-menu.tsx";
import { useViewer } from "../../payload.ts";
import { BottomBar } from "./bottom-bar.tsx";
import styles from "./header.module.css";
import { Wordmark } from "./wordmark.tsx";

export function Header() {
  const viewer = useViewer();
  return (
    <>
      <header className={styles.bar}>
        <div className={`${layout.wide} ${styles.row}`}>
          <Wordmark />
          <nav className={styles.nav} aria-label="Main">
            <NavLink to={paths.looks}>Looks</NavLink>
            <NavLink to={paths.reviews}>Reviews</NavLink>
            <NavLink to={paths.discussions}>Discussions</NavLink>
            <NavLink to={paths.notebook}>Notebook</NavLink>
            <NavLink to={paths.brands}>Brands</NavLink>
            <NavLink to={paths.members}>Members</NavLink>
            <NavLink className={styles.roomOnly} to={paths.paidSubscription}>
              Subscription
            </NavLink>
          </nav>
          <span className={layout.grow} />
          <Link className={styles.find} to={paths.search}>
            <Icon name="search" />
            <span>Search Hemline</span>
          </Link>
          {viewer ? (
            <>
              <NotificationBell key={viewer.slug} viewer={viewer} />
              <span className={styles.wideOnly}>
                <Link className={buttonClass({ size: "sm" })} to={paths.postLook}>
                  <Icon name="plus" size="sm" />
                  Post a look
                </Link>
              </span>
              <AccountMenu viewer={viewer} />
            </>
          ) : (
            <div className={styles.visitor}>
              <ThemeMenu />
              <AccountLink mode="login" className={buttonClass({ kind: "bare", size: "sm" })}>
                Log in
              </AccountLink>
              <span className={styles.wideOnly}>
                <AccountLink mode="register" className={buttonClass({ size: "sm" })}>
                  Join free
                </AccountLink>
              </span>
            </div>
          )}
        </div>
      </header>
      <BottomBar viewer={viewer} />
    </>
  );
}
