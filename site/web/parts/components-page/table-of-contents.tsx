import typography from "@hemline/ui/styles/typography.module.css";
import { nounSamples, uiSamples } from "./sample-titles.ts";
import styles from "./table-of-contents.module.css";

const groups = [
  { title: "Parts of every page", samples: uiSamples },
  { title: "Parts of each noun", samples: nounSamples },
];

export function TableOfContents() {
  return (
    <nav className={styles.contents} aria-label="Contents">
      {groups.map(({ title, samples }) => (
        <section key={title}>
          <h2 className={typography.h16}>{title}</h2>
          <ul>
            {Object.entries(samples).map(([id, name]) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
