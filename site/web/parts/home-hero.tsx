import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { LookCard } from "../../shared/look.ts";
import { paths } from "../../shared/paths.ts";
import { AccountLink } from "./account-link.tsx";
import { DisplayName } from "./display-name.tsx";
import styles from "./home-hero.module.css";
import { LookPhoto } from "./look-photo.tsx";
import { lookSizes } from "./look-sizes.ts";

/** The largest words of the site beside a member's look. */
export function HomeHero({ look }: { look: LookCard | null }) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={type.d136}>
          Wear it,
          <br />
          show it,
          <br />
          name it all.
        </h1>
        <p className={`${type.lead} ${styles.lead}`}>
          Hemline is for people who like their clothes enough to keep them. Show your looks, name every piece in the
          photo, and see how others wear theirs.
        </p>
        <div className={`${frame.row} ${frame.wrapping}`}>
          <AccountLink mode="register" className={buttonClass()}>
            Join free
          </AccountLink>
          <Link className={buttonClass({ kind: "line" })} to={paths.looks}>
            See the looks
          </Link>
        </div>
      </div>
      {look && (
        <figure className={styles.picture}>
          <LookPhoto photo={look.photo} sizes={lookSizes.hero} fit="cover" urgency="first" />
          <figcaption className={styles.slip}>
            <Link to={paths.look(look.slug)}>
              <b dir="auto">{look.title}</b>
              <span>
                <DisplayName member={look.member} />, look {look.number}
              </span>
            </Link>
          </figcaption>
        </figure>
      )}
    </section>
  );
}
