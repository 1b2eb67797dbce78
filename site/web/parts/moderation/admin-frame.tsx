import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { formatNumber } from "../format/format-number.ts";
import { PageMeta } from "../layout/page-meta.tsx";
import styles from "./admin-frame.module.css";

const sections = [
  { id: "overview", name: "Overview", to: paths.admin },
  { id: "reports", name: "Reports", to: paths.adminReports },
  { id: "members", name: "Members", to: paths.adminMembers },
  { id: "audit", name: "Audit log", to: paths.adminAudit },
] as const;

/** The admin area around one of its pages. */
export function AdminFrame({
  section,
  openCases,
  children,
}: {
  section: (typeof sections)[number]["id"];
  openCases: number;
  children: ReactNode;
}) {
  const current = sections.find(({ id }) => id === section) ?? sections[0];
  return (
    <div className={`${layout.wide} ${styles.frame}`}>
      <PageMeta
        title={`${current.name}, admin`}
        description="The admin area of Hemline, where admins handle reports and members."
        path={current.to}
        indexed={false}
      />
      <nav className={styles.nav} aria-label="Admin">
        {sections.map(({ id, name, to }) => (
          <Link key={id} to={to} aria-current={id === section ? "page" : undefined}>
            {name}
            {id === "reports" && openCases > 0 && <span className={typography.num}>{formatNumber(openCases)}</span>}
          </Link>
        ))}
      </nav>
      <div className={styles.main}>
        <h1 className={typography.d40}>{current.name}</h1>
        {children}
      </div>
    </div>
  );
}
