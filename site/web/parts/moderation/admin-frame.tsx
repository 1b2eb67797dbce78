import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { type ReactNode, useEffect, useState } from "react";
import { formatNumber } from "../../../shared/format-number.ts";
import type { AdminPage } from "../../../shared/moderation/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { ServerTime } from "../format/time-ago.tsx";
import { PageMeta } from "../layout/page-meta.tsx";
import styles from "./admin-frame.module.css";

const nothing = () => 0;

/** `waiting`: how many wait for an admin there. */
const sections = [
  { id: "overview", name: "Overview", to: paths.admin, waiting: nothing },
  {
    id: "reports",
    name: "Reports",
    to: paths.adminReports,
    waiting: ({ openCases, openAppeals }: AdminPage) => openCases + openAppeals,
  },
  { id: "members", name: "Members", to: paths.adminMembers, waiting: nothing },
  { id: "brands", name: "Brands", to: paths.adminBrands, waiting: ({ proposals }: AdminPage) => proposals.brands },
  {
    id: "products",
    name: "Products",
    to: paths.adminProducts,
    waiting: ({ proposals }: AdminPage) => proposals.products,
  },
  {
    id: "reviews",
    name: "Reviews",
    to: paths.adminReviews,
    waiting: ({ waitingReviews }: AdminPage) => waitingReviews,
  },
  { id: "groups", name: "Groups", to: paths.adminGroups, waiting: nothing },
  { id: "notebook", name: "Notebook", to: paths.adminNotebook, waiting: nothing },
  { id: "notebookCategories", name: "Categories", to: paths.adminNotebookCategories, waiting: nothing },
  { id: "audit", name: "Audit log", to: paths.adminAudit, waiting: nothing },
] as const;

/** The admin area around one of its pages. */
export function AdminFrame({
  section,
  page,
  title,
  head,
  children,
}: {
  section: (typeof sections)[number]["id"];
  page: AdminPage;
  /** In place of the section’s name, for the window. */
  title?: string;
  /** In place of the section’s name above the page. */
  head?: ReactNode;
  children: ReactNode;
}) {
  const current = sections.find(({ id }) => id === section) ?? sections[0];
  const now = useBrowserTime();
  return (
    <div className={`${layout.wide} ${styles.frame}`}>
      <PageMeta
        title={`${title ?? current.name}, admin`}
        description="The admin area of Hemline, where admins handle reports, members, the catalogue, groups and the notebook."
        path={current.to}
        indexed={false}
      />
      <nav className={styles.nav} aria-label="Admin">
        {sections.map(({ id, name, to, waiting }) => (
          <Link key={id} to={to} aria-current={id === section ? "page" : undefined}>
            {name}
            {waiting(page) > 0 && <span className={typography.num}>{formatNumber(waiting(page))}</span>}
          </Link>
        ))}
      </nav>
      <div className={styles.main}>
        <ServerTime value={now}>
          {head ?? <h1 className={typography.d40}>{current.name}</h1>}
          {children}
        </ServerTime>
      </div>
    </div>
  );
}

/** Null until the page has been hydrated: admin pages don’t say when they were read. */
function useBrowserTime(): string | null {
  const [now, setNow] = useState<string | null>(null);
  // The clock is the browser’s.
  useEffect(() => setNow(new Date().toISOString()), []);
  return now;
}
