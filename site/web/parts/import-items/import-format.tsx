import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import details from "@hemline/ui/styles/details.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { RecordTable } from "@hemline/ui/tables/record-table.tsx";
import type { ReactNode } from "react";
import styles from "./import-format.module.css";
import { type ImportColumn, importTemplate } from "./import-template.ts";

/** An example, a template, and what to write in each column. */
export function ImportFormat({
  columns,
  example,
  needed,
  fileName,
  children,
}: {
  columns: readonly ImportColumn[];
  example: string;
  /** “Only the name is needed.” */
  needed: string;
  /** Of the template. */
  fileName: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.format}>
      <p>
        The first line names the columns, in any order. {needed} Spreadsheets save such a file as CSV; commas,
        semicolons and tabs between columns all work.
      </p>
      <pre className={styles.example} dir="ltr">
        {example}
      </pre>
      <div>
        <a
          className={buttonClass({ kind: "line", size: "sm" })}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(importTemplate(columns))}`}
          download={fileName}
        >
          Download template
        </a>
      </div>
      {children}
      <details>
        <summary className={`${details.summary} ${typography.h14}`}>All columns</summary>
        <RecordTable
          label="Columns of an imported file"
          columns={[
            { name: "Column", cell: ({ name }) => <code>{name}</code> },
            { name: "What to write", wide: true, cell: ({ write }) => write },
          ]}
          rows={columns}
          keyOf={({ name }) => name}
        />
      </details>
    </div>
  );
}
