import type { FoundMember as FoundMemberCard } from "../../../shared/members/member.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import { MarkedText } from "../format/marked-text.tsx";
import { DisplayName } from "../members/display-name.tsx";
import { MemberAvatar } from "../members/member-avatar.tsx";
import styles from "./found-member.module.css";

/** A member among the results: the whole row is the link. */
export function FoundMember({ member, member: { slug, city, bio, looks } }: { member: FoundMemberCard }) {
  return (
    <Link className={styles.row} to={paths.member(slug)}>
      <MemberAvatar member={member} />
      <span className={styles.words}>
        <b>
          <DisplayName member={member} isFound />
        </b>
        {city && <span dir="auto">{city}</span>}
        {bio !== null && (
          <span dir="auto">
            <MarkedText text={bio} />
          </span>
        )}
      </span>
      {looks !== null && <span className={styles.looks}>{formatCount(looks, "look")}</span>}
    </Link>
  );
}
