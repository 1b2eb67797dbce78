import { Note } from "@hemline/ui/messages/note.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { type RecordColumn, RecordTable } from "@hemline/ui/tables/record-table.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import type { ImportFault, ImportFaults } from "../../../shared/wardrobe/import.ts";
import { Link } from "../../navigation/link.tsx";
import { formatCount } from "../format/format-count.ts";
import type { ImportResult } from "./import-calls.ts";
import styles from "./import-report.module.css";

interface ImportReportProps {
  result: ImportResult;
  noun: string;
  /** Below the good news. */
  after: ReactNode;
  /** Null where faults count items instead of lines, as in JSON. */
  onShowLine: ((line: number) => void) | null;
}

/** What became of an import. It takes the focus. */
export function ImportReport(props: ImportReportProps) {
  const { result } = props;
  const section = useRef<HTMLElement>(null);
  // The document’s focus goes from the button to what it brought.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result is told, also one that reads like the last
  useEffect(() => section.current?.focus(), [result]);
  return (
    <section ref={section} className={styles.report} tabIndex={-1} aria-label="Result of the import">
      <Result {...props} />
    </section>
  );
}

function Result({ result, noun, after, onShowLine }: ImportReportProps) {
  switch (result.kind) {
    case "imported":
      return (
        <>
          <Note icon="check">
            <p className={typography.strong}>{formatCount(result.count, noun)} added</p>
          </Note>
          {after && <div>{after}</div>}
        </>
      );
    case "faults":
      return <Faults faults={result.faults} onShowLine={onShowLine} />;
    case "refused":
      return (
        <Note tone="bad">
          {result.message}{" "}
          {result.path && (
            <Link className={typography.link} to={result.path}>
              Subscribe to add more
            </Link>
          )}
        </Note>
      );
  }
}

function Faults({
  faults: { faults, count },
  onShowLine,
}: {
  faults: ImportFaults;
  onShowLine: ImportReportProps["onShowLine"];
}) {
  const columns: RecordColumn<ImportFault>[] = [
    {
      name: onShowLine ? "Line" : "Item",
      cell: ({ line }) =>
        onShowLine ? (
          <button type="button" className={`${typography.link} ${styles.line}`} onClick={() => onShowLine(line)}>
            Line {line}
          </button>
        ) : (
          `Item ${line}`
        ),
    },
    { name: "Column", cell: ({ column }) => <bdi className={styles.column}>{column || "–"}</bdi> },
    { name: "What to write instead", wide: true, cell: ({ message }) => message },
  ];
  return (
    <>
      <h3 className={typography.h22}>
        {count === 1 ? "1 thing to change" : `${formatCount(count, "thing")} to change`}. Nothing was imported.
      </h3>
      {count > faults.length && <p className={typography.dim}>These are the first {faults.length}.</p>}
      <RecordTable
        label="What to change"
        columns={columns}
        rows={faults}
        keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
      />
    </>
  );
}
