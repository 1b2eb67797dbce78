import { Icon } from "@hemline/ui/icon.tsx";
import { Menu } from "@hemline/ui/menu.tsx";
import { Link, useNavigate } from "react-router";
import { api, paths } from "../../shared/paths.ts";
import type { Viewer } from "../../shared/user.ts";
import { call } from "../api.ts";
import { useRefresh } from "../shell/refresh.ts";
import styles from "./account-menu.module.css";
import { DisplayName } from "./display-name.tsx";
import { MemberAvatar } from "./member-avatar.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** Everything that is the member's own. */
export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const logOut = async () => {
    await call(api.logout, { method: "POST" });
    await navigate(paths.home);
    await refresh();
  };
  return (
    <Menu label={`Your menu, ${viewer.username}`} trigger={<MemberAvatar member={viewer} size="small" />}>
      <p className={styles.who}>
        <b>
          <DisplayName member={viewer} />
        </b>
        <span>{viewer.email}</span>
      </p>
      <hr />
      <Link to={paths.member(viewer.slug)}>
        <Icon name="person" size="sm" />
        Your page
      </Link>
      <Link to={paths.postLook}>
        <Icon name="plus" size="sm" />
        Post a look
      </Link>
      <Link to={paths.paidSubscription}>
        <Icon name="thread" size="sm" />
        {viewer.isSubscribed ? "Your subscription" : "Subscription"}
      </Link>
      <Link to={paths.settingsProfile}>
        <Icon name="edit" size="sm" />
        Edit profile
      </Link>
      <hr />
      <ThemeChoice />
      <hr />
      <button type="button" onClick={() => void logOut().catch(() => undefined)}>
        <Icon name="leave" size="sm" />
        Log out
      </button>
    </Menu>
  );
}
