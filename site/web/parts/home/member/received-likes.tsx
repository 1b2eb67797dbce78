import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { AppreciatedLook } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { DisplayName } from "../../members/display-name.tsx";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./side-list.module.css";

export function ReceivedLikes({ looks }: { looks: readonly AppreciatedLook[] }) {
  return (
    <section>
      <SectionHeading size="h32">Likes on your looks</SectionHeading>
      <ul className={layout.list}>
        {looks.map((look) => (
          <li key={look.slug}>
            <LikesOfLook look={look} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LikesOfLook({ look: { slug, title, photo, by, others } }: { look: AppreciatedLook }) {
  return (
    <Link className={styles.row} to={paths.look(slug)}>
      <span className={styles.thumbnail}>
        <UploadedPhoto photo={photo} alt="" sizes="56px" fit="cover" />
      </span>
      <span className={styles.text}>
        <b>
          <DisplayName member={by} />
        </b>
        {others > 0 && ` and ${formatCount(others, "other")}`} liked “<span dir="auto">{title}</span>”
      </span>
    </Link>
  );
}
