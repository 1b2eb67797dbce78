import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { Viewer } from "../../../shared/accounts/user.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { formatCount } from "../format/format-count.ts";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import { forgetKeptFiles } from "../photos/kept-files/kept-files.ts";
import { ThemeChoice } from "../theme/theme-choice.tsx";
import styles from "./account-menu.module.css";

export function AccountMenu({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const requests = viewer.requests > 0 ? formatCount(viewer.requests, "follow request") : null;
  const logOut = async () => {
    await callApi(api.logout, { method: "POST" });
    void forgetKeptFiles();
    await navigate(paths.home);
    await refresh();
  };
  return (
    <Menu
      label={`Your menu, ${viewer.username}${requests ? `, ${requests}` : ""}`}
      trigger={
        <span className={styles.trigger} data-news={requests !== null}>
          <MemberAvatar member={viewer} size="small" />
        </span>
      }
    >
      <p className={styles.member}>
        <b>
          <DisplayName member={viewer} />
        </b>
        <span>{viewer.email}</span>
      </p>
      <hr />
      <Link to={paths.member(viewer.slug)}>
        <Icon name="person" size="sm" />
        Your profile
      </Link>
      {requests !== null && (
        <Link to={paths.memberFollowers(viewer.slug)}>
          <Icon name="people" size="sm" />
          {requests}
        </Link>
      )}
      <Link className={styles.narrowOnly} to={paths.reviews}>
        <Icon name="comment" size="sm" />
        Reviews
      </Link>
      <Link className={styles.narrowOnly} to={paths.notebook}>
        <Icon name="note" size="sm" />
        Notebook
      </Link>
      <Link className={styles.narrowOnly} to={paths.brands}>
        <Icon name="tag" size="sm" />
        Brands
      </Link>
      <Link className={styles.narrowOnly} to={paths.members}>
        <Icon name="people" size="sm" />
        Members
      </Link>
      <Link to={paths.memberWardrobe(viewer.slug)}>
        <Icon name="hanger" size="sm" />
        Wardrobe
      </Link>
      <Link to={paths.planner}>
        <Icon name="calendar" size="sm" />
        Planner
      </Link>
      <Link to={paths.saved}>
        <Icon name="save" size="sm" />
        Saved
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
        Settings
      </Link>
      {viewer.isAdmin && (
        <Link to={paths.admin}>
          <Icon name="screen" size="sm" />
          Admin
        </Link>
      )}
      <hr />
      <ThemeChoice />
      <hr />
      <MenuButton icon="leave" onClick={() => void logOut().catch(() => undefined)}>
        Log out
      </MenuButton>
    </Menu>
  );
}
