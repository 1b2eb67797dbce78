import typography from "@hemline/ui/styles/typography.module.css";
import { formatNumber } from "../../../shared/format-number.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { usePage } from "../../payload.ts";
import styles from "./admin.module.css";

export function Admin() {
  const page = usePage("admin");
  const { members, admins, looks, openCases, openAppeals, proposals } = page;
  return (
    <AdminFrame section="overview" page={page}>
      <Counts
        label="Waiting"
        counts={[
          { count: openCases, name: "Open reports", to: paths.adminReports },
          { count: openAppeals, name: "Open appeals", to: paths.adminReportsOf("appeals") },
          { count: proposals.brands, name: "Proposed brands", to: `${paths.adminBrands}?state=proposed` },
          { count: proposals.products, name: "Proposed products", to: `${paths.adminProducts}?state=proposed` },
        ]}
      />
      <Counts
        label="Community"
        counts={[
          { count: members, name: "Members", to: paths.adminMembers },
          { count: admins, name: "Admins", to: null },
          { count: looks, name: "Looks", to: null },
        ]}
      />
    </AdminFrame>
  );
}

function Counts({ label, counts }: { label: string; counts: { count: number; name: string; to: string | null }[] }) {
  return (
    <ul className={styles.counts} aria-label={label}>
      {counts.map(({ count, name, to }) => (
        <li key={name}>
          <span className={`${typography.d56} ${typography.num}`}>{formatNumber(count)}</span>
          {to ? (
            <Link className={typography.link} to={to}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
