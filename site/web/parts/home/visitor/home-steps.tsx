import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { lookLimits } from "../../../../shared/limits.ts";
import type { LookCard } from "../../../../shared/looks/look.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { photoSizes } from "../../photos/photo-sizes.ts";
import { UploadedPhoto } from "../../photos/uploaded-photo.tsx";
import styles from "./home-steps.module.css";

const steps = [
  {
    title: "Post it",
    text: `Add up to ${lookLimits.photos} photos from your phone or computer. They keep their shape, and we remove the location before anyone sees them.`,
  },
  {
    title: "Tag it",
    text: "Tag each item and say what it is. The same list appears next to the photo, so everyone can read it.",
  },
  {
    title: "Arrange it",
    text: "Your looks are numbered like a runway show. Choose which one opens it, then move the rest into place.",
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
        How it works
      </SectionHeading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => {
          const look = shown[at];
          return (
            <li key={title} className={styles.step}>
              {look && (
                <div className={styles.photo}>
                  <UploadedPhoto photo={look.photo} alt="" sizes={photoSizes.spreadFirst} fit="cover" />
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
