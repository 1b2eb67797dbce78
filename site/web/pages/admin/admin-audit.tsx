import { Button } from "@hemline/ui/buttons/button.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import type { RecordColumn } from "@hemline/ui/tables/record-table.tsx";
import type { AuditEntry } from "../../../shared/moderation/admin.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { SearchForm } from "../../navigation/search-form.tsx";
import { ShortDay } from "../../parts/format/short-day.tsx";
import { PagedTable } from "../../parts/lists/paged-table.tsx";
import { usePagedList } from "../../parts/lists/use-paged-list.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { actLabels, factsOf } from "../../parts/moderation/audit-labels.ts";
import { AuditTarget } from "../../parts/moderation/audit-target.tsx";
import { usePage } from "../../payload.ts";
import styles from "./admin.module.css";

const columns: RecordColumn<AuditEntry>[] = [
  {
    name: "What",
    cell: ({ act, at }) => (
      <span className={styles.texts}>
        <b>{actLabels[act]}</b>
        <span className={styles.small}>
          <ShortDay at={at} withTime />
        </span>
      </span>
    ),
  },
  { name: "Of", cell: (entry) => <AuditTarget entry={entry} /> },
  { name: "By", cell: ({ actor }) => (actor ? <bdi>{actor.username}</bdi> : "A former member") },
  { name: "Before", cell: ({ before }) => factsOf(before) },
  { name: "After", cell: ({ after }) => factsOf(after) },
  { name: "Reason", cell: ({ why }) => <bdi className={styles.text}>{why}</bdi>, wide: true },
  { name: "Request", cell: ({ requestId }) => <span className={styles.small}>{requestId}</span> },
];

export function AdminAudit() {
  const page = usePage("adminAudit");
  const { entries, target } = page;
  const list = usePagedList("adminAudit", entries);
  return (
    <AdminFrame section="audit" page={page}>
      <SearchForm role="search" action={paths.adminAudit} className={styles.search}>
        <SearchField
          key={target}
          label="Filter by member"
          name="target"
          placeholder="Page address of a member"
          defaultValue={target ?? ""}
        />
        <Button type="submit" kind="line">
          Filter
        </Button>
      </SearchForm>
      {target !== null && list.items.length > 0 && (
        <p role="status">
          Admin actions about <bdi>{target}</bdi>.{" "}
          <Link className={typography.link} to={paths.adminAudit}>
            Show everything
          </Link>
        </p>
      )}
      {list.items.length === 0 ? (
        <EmptyState
          icon="note"
          title={target === null ? "Nothing in the log yet" : `No admin actions about “${target}”`}
        >
          {target === null ? (
            <p>Every change by an admin appears here, with its reason.</p>
          ) : (
            <Link className={typography.link} to={paths.adminAudit}>
              Show everything
            </Link>
          )}
        </EmptyState>
      ) : (
        <PagedTable label="Audit log" columns={columns} list={list} noun="entries" />
      )}
    </AdminFrame>
  );
}
