import typography from "@hemline/ui/styles/typography.module.css";
import type { EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import type { Passage } from "../../catalogue-admin/conflict/changed-words.ts";
import { formatCount } from "../../format/format-count.ts";
import { type Change, compareLines, isUnchanged } from "./compare-lines.ts";
import { linesOf } from "./document-lines.ts";
import styles from "./text-diff.module.css";

/** More unchanged paragraphs than this, in a row, are only counted. */
const mostSame = 2;

/** Two versions of a text beside each other, paragraph by paragraph, with the words that differ. */
export function TextDiff({
  before,
  after,
  names: [beforeName, afterName],
}: {
  before: EntryText;
  after: EntryText;
  names: readonly [string, string];
}) {
  const changes = compareLines(linesOf(before), linesOf(after));
  if (isUnchanged(changes))
    return <p className={typography.dim}>Both versions say the same. Only their formatting may differ.</p>;
  return (
    <table className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">{beforeName}</th>
          <th scope="col">{afterName}</th>
        </tr>
      </thead>
      <tbody>
        {folded(changes).map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are told by their place
          <Row key={at} row={row} names={[beforeName, afterName]} />
        ))}
      </tbody>
    </table>
  );
}

type DiffRow = Change | { step: "folded"; count: number };

/** Long stretches that are the same only keep their first and last line. */
function folded(changes: readonly Change[]): DiffRow[] {
  const rows: DiffRow[] = [];
  let same: Change[] = [];
  const close = () => {
    const [first, last] = [same[0], same.at(-1)];
    if (same.length > mostSame + 1 && first && last) rows.push(first, { step: "folded", count: same.length - 2 }, last);
    else rows.push(...same);
    same = [];
  };
  for (const change of changes)
    if (change.step === "same") same.push(change);
    else {
      close();
      rows.push(change);
    }
  close();
  return rows;
}

function Row({ row, names: [beforeName, afterName] }: { row: DiffRow; names: readonly [string, string] }) {
  switch (row.step) {
    case "folded":
      return (
        <tr className={styles.same}>
          <td colSpan={2}>{formatCount(row.count, "unchanged paragraph")}</td>
        </tr>
      );
    case "same":
      return (
        <tr className={styles.same}>
          <td colSpan={2}>
            <Kind kind={row.line.kind} />
            {row.line.text}
          </td>
        </tr>
      );
    case "removed":
      return (
        <tr>
          <td data-name={beforeName}>
            <Kind kind={row.line.kind} />
            <del>{row.line.text || "Removed"}</del>
          </td>
          <td className={styles.none} aria-label="Not there" />
        </tr>
      );
    case "added":
      return (
        <tr>
          <td className={styles.none} aria-label="Not there" />
          <td data-name={afterName}>
            <Kind kind={row.line.kind} />
            <ins>{row.line.text || "Added"}</ins>
          </td>
        </tr>
      );
    case "edited":
      return (
        <tr>
          <td data-name={beforeName}>
            <Kind kind={row.kind} />
            <Passages passages={row.before} tag="del" />
          </td>
          <td data-name={afterName}>
            <Kind kind={row.kind} />
            <Passages passages={row.after} tag="ins" />
          </td>
        </tr>
      );
  }
}

const Kind = ({ kind }: { kind: string | null }) => kind && <b className={styles.kind}>{kind}</b>;

function Passages({ passages, tag: Tag }: { passages: readonly Passage[]; tag: "del" | "ins" }) {
  return passages.map(({ text, isChanged }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: passages are told by their place
    isChanged ? <Tag key={at}>{text}</Tag> : text,
  );
}
