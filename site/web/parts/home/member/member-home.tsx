import layout from "@hemline/ui/styles/layout.module.css";
import type { MemberHome as Home } from "../../../../shared/home/pages.ts";
import { paths } from "../../../../shared/paths.ts";
import { useToday } from "../../../state/today.ts";
import { ServerTime } from "../../format/time-ago.tsx";
import { PageMeta } from "../../layout/page-meta.tsx";
import { SuggestedMembers } from "../../suggestions/suggested-members.tsx";
import { DayHead } from "./day/day-head.tsx";
import { HomeWeek } from "./day/home-week.tsx";
import { UnnamedItems } from "./day/unnamed-items.tsx";
import { UnwornItems } from "./day/unworn-items.tsx";
import { HomeFeed } from "./feed/home-feed.tsx";
import styles from "./member-home.module.css";

export function MemberHome({ home, home: { wardrobe, suggestions, now } }: { home: Home }) {
  const today = useToday() ?? wardrobe.day;
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Home"
        description="What you planned to wear today, and what the members and brands you follow have posted."
        path={paths.home}
      />
      <DayHead home={home} today={today} />
      {wardrobe.unnamed.count > 0 && <UnnamedItems unnamed={wardrobe.unnamed} />}
      <div className={styles.columns}>
        <ServerTime value={now}>
          <HomeFeed home={home} />
        </ServerTime>
        <div className={styles.side}>
          {wardrobe.hasItems && <HomeWeek wardrobe={wardrobe} today={today} />}
          {wardrobe.unworn.length > 0 && <UnwornItems items={wardrobe.unworn} />}
          <SuggestedMembers suggestions={suggestions} />
        </div>
      </div>
    </div>
  );
}
