import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import details from "@hemline/ui/styles/details.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { RecordTable } from "@hemline/ui/tables/record-table.tsx";
import { importColumns, importTemplate } from "./import-columns.ts";
import styles from "./import-format.module.css";

const example = `name,category,colours,price,currency
Wool coat,coat,navy;grey,289.00,EUR
Chelsea boots,boots,brown,145.00,EUR`;

/** An example, a template, and what to write in each column. */
export function ImportFormat() {
  return (
    <div className={styles.format}>
      <p>
        The first line names the columns, in any order. Only the name is needed. Spreadsheets save such a file as CSV;
        commas, semicolons and tabs between columns all work.
      </p>
      <pre className={styles.example} dir="ltr">
        {example}
      </pre>
      <div>
        <a
          className={buttonClass({ kind: "line", size: "sm" })}
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(importTemplate)}`}
          download="hemline-items.csv"
        >
          Download template
        </a>
      </div>
      <p>
        JSON is a list of objects with the same names:{" "}
        <code dir="ltr">{'[{"name": "Wool coat", "category": "coat"}]'}</code>
      </p>
      <details>
        <summary className={`${details.summary} ${typography.h14}`}>All columns</summary>
        <RecordTable
          label="Columns of an imported file"
          columns={[
            { name: "Column", cell: ({ name }) => <code>{name}</code> },
            { name: "What to write", wide: true, cell: ({ write }) => write },
          ]}
          rows={importColumns}
          keyOf={({ name }) => name}
        />
      </details>
    </div>
  );
}
