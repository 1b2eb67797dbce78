import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useViewer } from "../../payload.ts";
import { formatCount } from "../format/format-count.ts";
import { MemberAvatar } from "../members/member-avatar.tsx";
import styles from "./conversation-aside.module.css";
import { LevelField } from "./level-field.tsx";
import { useReadingLevel } from "./reading-levels.ts";
import { MessageSearch } from "./search/message-search.tsx";
import { Timeline } from "./timeline/timeline.tsx";

/** Who writes here, a search, and what a member wants to hear of it. */
export function ConversationAside({ page }: { page: Pages["conversation"] }) {
  const { discussion, participants } = page;
  const viewer = useViewer();
  const level = useReadingLevel(viewer?.slug ?? null, discussion.slug, page, page.level ?? "normal");
  const others = participants.count - participants.members.length;
  return (
    <aside className={styles.aside}>
      {page.dates.length > 0 && <Timeline page={page} />}
      <section className={layout.stack}>
        <h2 className={typography.h16}>In this discussion</h2>
        <ul className={styles.faces}>
          {participants.members.map((member) => (
            <li key={member.slug}>
              <Link to={paths.member(member.slug)} title={member.username} aria-label={member.username}>
                <MemberAvatar member={member} />
              </Link>
            </li>
          ))}
        </ul>
        {others > 0 && <p className={styles.more}>and {formatCount(others, "other")}</p>}
      </section>
      <section className={styles.scripted}>
        <MessageSearch slug={discussion.slug} />
      </section>
      {page.level && (
        <section className={styles.scripted}>
          <LevelField slug={discussion.slug} level={level} />
        </section>
      )}
    </aside>
  );
}
