import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { Link } from "react-router";
import type { LookCard } from "../../../shared/look.ts";
import { paths } from "../../../shared/paths.ts";
import { MemberPhoto } from "../photos/member-photo.tsx";
import { photoSizes } from "../photos/photo-sizes.ts";
import styles from "./home-steps.module.css";

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

export function HomeSteps({ looks }: { looks: readonly LookCard[] }) {
  const shown = looks.length > 7 ? looks.slice(5, 8) : looks.slice(0, 3);
  return (
    <section className={layout.wide}>
      <SectionHeading
        aside={
          <Link className={typography.link} to={paths.about}>
            About Hemline
          </Link>
        }
      >
        How a look gets here
      </SectionHeading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => {
          const look = shown[at];
          return (
            <li key={title} className={styles.step}>
              {look && (
                <div className={styles.photo}>
                  <MemberPhoto photo={look.photo} alt="" sizes={photoSizes.spreadFirst} fit="cover" />
                </div>
              )}
              <h3 className={typography.h32}>{title}</h3>
              <p className={typography.dim}>{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
