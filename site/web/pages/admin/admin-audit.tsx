import { Button } from "@hemline/ui/buttons/button.tsx";
import { SearchField } from "@hemline/ui/forms/search-field.tsx";
import { EmptyState } from "@hemline/ui/messages/empty-state.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type RecordColumn, RecordTable } from "@hemline/ui/tables/record-table.tsx";
import { Form, Link } from "react-router";
import type { AuditEntry } from "../../../shared/moderation/admin.ts";
import { paths } from "../../../shared/paths.ts";
import { formatDayAndTime } from "../../parts/format/format-date.ts";
import { LoadMoreLink } from "../../parts/lists/load-more-link.tsx";
import { sliceOf, useLoadMore } from "../../parts/lists/use-load-more.ts";
import { AdminFrame } from "../../parts/moderation/admin-frame.tsx";
import { actLabels, factsOf } from "../../parts/moderation/audit-labels.ts";
import { usePage } from "../../payload.ts";
import styles from "./admin.module.css";

const entriesOf = sliceOf("adminAudit", (data) => data.entries);

const name = (person: AuditEntry["actor"]) => (person ? <bdi>{person.username}</bdi> : "A former member");

const columns: RecordColumn<AuditEntry>[] = [
  {
    name: "What",
    cell: ({ act, at }) => (
      <span className={styles.texts}>
        <b>{actLabels[act]}</b>
        <time className={styles.small} dateTime={at}>
          {formatDayAndTime(at)}
        </time>
      </span>
    ),
  },
  {
    name: "Of",
    cell: ({ target }) =>
      target ? (
        <Link className={typography.link} to={paths.adminAuditOf(target.slug)}>
          {name(target)}
        </Link>
      ) : (
        name(null)
      ),
  },
  { name: "By", cell: ({ actor }) => name(actor) },
  { name: "Before", cell: ({ before }) => factsOf(before) },
  { name: "After", cell: ({ after }) => factsOf(after) },
  { name: "Reason", cell: ({ why }) => <bdi className={styles.text}>{why}</bdi>, wide: true },
  { name: "Request", cell: ({ requestId }) => <span className={styles.small}>{requestId}</span> },
];

export function AdminAudit() {
  const { entries, target, openCases } = usePage("adminAudit");
  const more = useLoadMore(entries, entriesOf);
  return (
    <AdminFrame section="audit" openCases={openCases}>
      <Form role="search" action={paths.adminAudit} className={styles.search}>
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
      </Form>
      {target !== null && more.items.length > 0 && (
        <p role="status">
          Admin actions about <bdi>{target}</bdi>.{" "}
          <Link className={typography.link} to={paths.adminAudit}>
            Show everything
          </Link>
        </p>
      )}
      {more.items.length === 0 ? (
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
        <RecordTable label="Audit log" columns={columns} rows={more.items} keyOf={({ id }) => id} />
      )}
      <LoadMoreLink more={more} noun="entries" />
    </AdminFrame>
  );
}
