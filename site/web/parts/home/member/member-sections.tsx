import layout from "@hemline/ui/styles/layout.module.css";
import type { MemberHome as Home } from "../../../../shared/home/pages.ts";
import { useToday } from "../../../state/today.ts";
import { ServerTime } from "../../format/time-ago.tsx";
import { SuggestedMembers } from "../../suggestions/suggested-members.tsx";
import { HomeWeek } from "./day/home-week.tsx";
import { UnwornItems } from "./day/unworn-items.tsx";
import { HomeFeed } from "./feed/home-feed.tsx";
import styles from "./member-sections.module.css";

/** The feed, with what else there is about the member’s clothes beside it. */
export function MemberSections({ home, home: { wardrobe, suggestions, now } }: { home: Home }) {
  const today = useToday() ?? wardrobe.day;
  return (
    <div className={`${layout.wide} ${styles.columns}`}>
      <ServerTime value={now}>
        <HomeFeed home={home} />
      </ServerTime>
      <div className={styles.side}>
        {wardrobe.hasItems && <HomeWeek wardrobe={wardrobe} today={today} />}
        {wardrobe.unworn.length > 0 && <UnwornItems items={wardrobe.unworn} />}
        <SuggestedMembers suggestions={suggestions} />
      </div>
    </div>
  );
}
