import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import type { OpenCase } from "../../../shared/moderation/admin.ts";
import { useRefresh } from "../../navigation/use-refresh.ts";
import { formatNumber } from "../../parts/format/format-number.ts";
import { PagedTable } from "../../parts/lists/paged-table.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { CaseDetails } from "../../parts/moderation/case-details.tsx";
import { CaseTarget } from "../../parts/moderation/case-target.tsx";
import { DismissCase } from "../../parts/moderation/dismiss-case.tsx";
import { reasonLabels } from "../../parts/moderation/reason-labels.ts";
import { usePage } from "../../payload.ts";
import styles from "./admin.module.css";

/** "Less than an hour", "26 h", from three days on "3 days". */
const ageOf = (hours: number): string => {
  if (hours < 1) return "Less than an hour";
  return hours < 72 ? `${hours} h` : `${formatNumber(Math.floor(hours / 24))} days`;
};

const columns = (onDismiss: (one: OpenCase) => Promise<unknown>): RecordColumn<OpenCase>[] => [
  { name: "Reported", cell: (one) => <CaseTarget one={one} /> },
  {
    name: "Reasons",
    cell: ({ reasons }) => (
      <span className={styles.texts}>
        {reasons.map(({ reason, count }) => (
          <span key={reason}>
            {reasonLabels[reason]}
            {reasons.length > 1 && ` (${formatNumber(count)})`}
          </span>
        ))}
      </span>
    ),
  },
  { name: "Reporters", cell: ({ reporters }) => formatNumber(reporters) },
  { name: "Open for", cell: ({ openHours }) => ageOf(openHours) },
  { name: "Details when reported", cell: (one) => <CaseDetails one={one} />, wide: true },
  { name: "Decision", cell: (one) => <DismissCase one={one} onDone={() => onDismiss(one)} /> },
];

export function AdminReports() {
  const page = usePage("adminReports");
  const { cases } = page;
  const list = usePagedList("adminReports", cases);
  const refresh = useRefresh();
  const leave = (dismissed: OpenCase) => {
    list.change((items) => items.filter(({ id }) => id !== dismissed.id));
    return refresh();
  };
  return (
    <AdminFrame section="reports" page={page}>
      {list.items.length === 0 ? (
        <EmptyState icon="check" title="No open reports">
          <p>When members report something, it appears here, the oldest first.</p>
        </EmptyState>
      ) : (
        <PagedTable label="Open cases, the oldest first" columns={columns(leave)} list={list} noun="reports" />
      )}
    </AdminFrame>
  );
}
