import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { AccountLink } from "../../account/account-link.tsx";
import { DisplayName } from "../../members/display-name.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./home-hero.module.css";

export function HomeHero({ look }: { look: LookCard | null }) {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1 className={typography.d136}>
          Wear it,
          <br />
          count it,
          <br />
          talk about it.
        </h1>
        <p className={`${typography.lead} ${styles.lead}`}>
          Hemline is for people who like their clothes enough to keep them. Show your looks, log every wear and read
          reviews by members who can prove they own the item.
        </p>
        <div className={`${layout.row} ${layout.wrapping}`}>
          <AccountLink mode="register" className={buttonClass()}>
            Join free
          </AccountLink>
          <Link className={buttonClass({ kind: "line" })} to={paths.looks}>
            See looks
          </Link>
        </div>
      </div>
      {look && (
        <figure className={styles.picture}>
          <UploadedPhoto photo={look.photo} sizes={photoSizes.hero} fit="cover" urgency="first" />
          <figcaption className={styles.caption}>
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
