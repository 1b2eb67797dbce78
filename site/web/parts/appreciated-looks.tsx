import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import { Link } from "react-router";
import type { AppreciatedLook } from "../../shared/look.ts";
import { paths } from "../../shared/paths.ts";
import styles from "./aside-rows.module.css";
import { counted } from "./counted.ts";
import { DisplayName } from "./display-name.tsx";
import { LookPhoto } from "./look-photo.tsx";

/** The viewer's own looks that others liked last. */
export function AppreciatedLooks({ looks }: { looks: readonly AppreciatedLook[] }) {
  return (
    <section>
      <Hem size="h32">Likes on your looks</Hem>
      <ul className={frame.list}>
        {looks.map(({ slug, title, photo, by, others }) => (
          <li key={slug}>
            <Link className={styles.row} to={paths.look(slug)}>
              <span className={styles.thumb}>
                <LookPhoto photo={photo} alt="" sizes="56px" fit="cover" />
              </span>
              <span className={styles.words}>
                <b>
                  <DisplayName member={by} />
                </b>
                {others > 0 && ` and ${counted(others, "other")}`} liked “<span dir="auto">{title}</span>”
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
