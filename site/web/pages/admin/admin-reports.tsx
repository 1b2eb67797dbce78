import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import { formatNumber } from "../../../shared/format-number.ts";
import type { AdminCase, CaseFilter } from "../../../shared/moderation/admin.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { formatCount } from "../../parts/format/format-count.ts";
import { PagedTable } from "../../parts/lists/paged-table.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { CaseActions } from "../../parts/moderation/cases/case-actions.tsx";
import { CaseDetails } from "../../parts/moderation/cases/case-details.tsx";
import { CaseFilters } from "../../parts/moderation/cases/case-filters.tsx";
import { CaseNotes } from "../../parts/moderation/cases/case-notes.tsx";
import { CaseStatistics } from "../../parts/moderation/cases/case-statistics.tsx";
import { CaseTarget } from "../../parts/moderation/cases/case-target.tsx";
import { GuardedWordsForm } from "../../parts/moderation/cases/guarded-words-form.tsx";
import { guardLabels } from "../../parts/moderation/decision-labels.ts";
import { reasonLabels } from "../../parts/moderation/reason-labels.ts";
import { usePage } from "../../payload.ts";
import styles from "./admin.module.css";

/** "Less than an hour", "26 h", from three days on "3 days". */
const ageOf = (hours: number): string => {
  if (hours < 1) return "Less than an hour";
  return hours < 72 ? `${hours} h` : `${formatNumber(Math.floor(hours / 24))} days`;
};

const columns = (onChanged: () => Promise<unknown>): RecordColumn<AdminCase>[] => [
  {
    name: "Reported",
    cell: (one) => (
      <span className={styles.texts}>
        <CaseTarget one={one} />
        {one.earlierDecisions > 0 && (
          <span className={styles.small}>{formatCount(one.earlierDecisions, "earlier decision")} about its author</span>
        )}
      </span>
    ),
  },
  { name: "Reasons", cell: (one) => <Reasons one={one} /> },
  { name: "Reporters", cell: ({ reporters }) => formatNumber(reporters) },
  { name: "Opened", cell: ({ openHours }) => `${ageOf(openHours)} ago` },
  { name: "Details when reported", cell: (one) => <CaseDetails one={one} />, wide: true },
  { name: "Notes", cell: (one) => <CaseNotes one={one} onChanged={onChanged} />, wide: true },
  { name: "Decision", cell: (one) => <CaseActions one={one} onChanged={onChanged} />, wide: true },
];

function Reasons({ one: { reasons, guard } }: { one: AdminCase }) {
  return (
    <span className={styles.texts}>
      {guard && <span>{guardLabels[guard]}</span>}
      {reasons.map(({ reason, count }) => (
        <span key={reason}>
          {reasonLabels[reason]}
          {reasons.length > 1 && ` (${formatNumber(count)})`}
        </span>
      ))}
    </span>
  );
}

type CaseList = Exclude<CaseFilter, "statistics" | "words">;

const empty: Record<CaseList, { title: string; text: string }> = {
  open: {
    title: "No open reports",
    text: "When members report something, or a reply waits, it appears here, the oldest first.",
  },
  mine: { title: "You haven’t claimed a report", text: "Claim a report so that no other admin decides it meanwhile." },
  decided: { title: "No decisions yet", text: "Decided reports appear here, the newest first." },
  appeals: { title: "No open appeals", text: "When a member asks us to check a decision again, you answer here." },
};

const labels: Record<CaseList, string> = {
  open: "Open reports, the oldest first",
  mine: "Reports that you claimed",
  decided: "Decided reports, the newest first",
  appeals: "Appeals, the oldest first",
};

export function AdminReports() {
  const page = usePage("adminReports");
  const { show, kind, reason, statistics, words } = page;
  return (
    <AdminFrame section="reports" page={page}>
      <CaseFilters shown={{ show, kind, reason }} />
      {statistics && <CaseStatistics statistics={statistics} />}
      {words && <GuardedWordsForm words={words} />}
      {show !== "statistics" && show !== "words" && <Cases show={show} isFiltered={kind !== null || reason !== null} />}
    </AdminFrame>
  );
}

function Cases({ show, isFiltered }: { show: CaseList; isFiltered: boolean }) {
  const { cases } = usePage("adminReports");
  const list = usePagedList("adminReports", cases);
  const refresh = useRefresh();
  if (list.items.length > 0)
    return <PagedTable label={labels[show]} columns={columns(refresh)} list={list} noun="reports" />;
  if (isFiltered)
    return (
      <EmptyState icon="search" title="No reports fit these filters">
        <Link className={buttonClass({ kind: "line" })} to={paths.adminReportsOf(show)}>
          Clear filters
        </Link>
      </EmptyState>
    );
  const { title, text } = empty[show];
  return (
    <EmptyState icon="check" title={title}>
      <p>{text}</p>
    </EmptyState>
  );
}
