import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { MemberCard } from "../../../../shared/members/member.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { DisplayName } from "../../members/display-name.tsx";
import { MemberAvatar } from "../../members/member-avatar.tsx";
import styles from "./side-list.module.css";

export function NewMembers({ members }: { members: readonly MemberCard[] }) {
  return (
    <section>
      <SectionHeading
        size="h32"
        aside={
          <Link className={typography.link} to={paths.members}>
            All members
          </Link>
        }
      >
        New members
      </SectionHeading>
      <ul className={layout.list}>
        {members.map((member) => (
          <li key={member.slug}>
            <Link className={styles.row} to={paths.member(member.slug)}>
              <MemberAvatar member={member} />
              <span className={styles.text}>
                <b>
                  <DisplayName member={member} />
                </b>
                <br />
                <LooksAndCity member={member} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LooksAndCity({ member: { looks, city } }: { member: MemberCard }) {
  return (
    <span className={typography.dim}>
      {looks === null ? "Private account" : formatCount(looks, "look")}
      {city && (
        <>
          , <span dir="auto">{city}</span>
        </>
      )}
    </span>
  );
}
