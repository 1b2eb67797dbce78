import frame from "@hemline/ui/frame.module.css";
import { Hem } from "@hemline/ui/hem.tsx";
import type from "@hemline/ui/type.module.css";
import { Link } from "react-router";
import type { LookCard } from "../../shared/look.ts";
import { paths } from "../../shared/paths.ts";
import styles from "./home-steps.module.css";
import { LookPhoto } from "./look-photo.tsx";
import { lookSizes } from "./look-sizes.ts";

const steps = [
  {
    title: "Post it",
    text: "One photo or ten, from the phone or the computer. They keep their proportions, and the place where you took them is in no picture that others see.",
  },
  {
    title: "Name it",
    text: "Put a number on each piece and say what it is. The list beside the photo says the same, so that everybody can read it.",
  },
  {
    title: "Order it",
    text: "Your looks are numbered as on a runway. You decide which one opens the show, and move the others with the mouse or the arrow keys.",
  },
];

/** What one does here, in three steps, each beside a real look. */
export function HomeSteps({ looks }: { looks: readonly LookCard[] }) {
  const shown = looks.length > 7 ? looks.slice(5, 8) : looks.slice(0, 3);
  return (
    <section className={frame.wide}>
      <Hem
        aside={
          <Link className={type.link} to={paths.about}>
            About Hemline
          </Link>
        }
      >
        How a look gets here
      </Hem>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => {
          const look = shown[at];
          return (
            <li key={title} className={styles.step}>
              {look && (
                <div className={styles.photo}>
                  <LookPhoto photo={look.photo} alt="" sizes={lookSizes.spreadFirst} fit="cover" />
                </div>
              )}
              <h3 className={type.h32}>{title}</h3>
              <p className={type.dim}>{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
