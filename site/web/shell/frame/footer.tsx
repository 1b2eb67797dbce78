import layout from "@hemline/ui/styles/layout.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import styles from "./footer.module.css";
import { Wordmark } from "./wordmark.tsx";

const columns = [
  [
    { to: paths.looks, word: "Looks" },
    { to: paths.reviews, word: "Reviews" },
    { to: paths.discussions, word: "Discussions" },
    { to: paths.notebook, word: "Notebook" },
    { to: paths.brands, word: "Brands" },
    { to: paths.members, word: "Members" },
  ],
  [
    { to: paths.paidSubscription, word: "Subscription" },
    { to: paths.about, word: "About" },
    { to: paths.questions, word: "Questions" },
    { to: paths.contact, word: "Contact" },
  ],
  [
    { to: paths.privacy, word: "Privacy" },
    { to: paths.terms, word: "Terms" },
    { to: paths.components, word: "Style sheet" },
  ],
];

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={`${layout.wide} ${styles.columns}`}>
        <div>
          <Wordmark />
          <p className={styles.tagline}>Clothes, and the people who wear them.</p>
        </div>
        <FooterLinks />
      </div>
    </footer>
  );
}

function FooterLinks() {
  return (
    <nav className={styles.links} aria-label="All of Hemline">
      {columns.map((links) => (
        <ul key={links[0]?.to}>
          {links.map(({ to, word }) => (
            <li key={to}>
              <Link to={to}>{word}</Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
