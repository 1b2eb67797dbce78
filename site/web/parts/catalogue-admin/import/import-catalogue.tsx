import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { Link } from "../../../navigation/link.tsx";
import { ImportForm } from "../../import-items/import-form.tsx";
import { ImportFormat } from "../../import-items/import-format.tsx";
import type { ImportColumn } from "../../import-items/import-template.ts";
import type { EntryKind } from "../actions/action-texts.ts";
import styles from "./import-catalogue.module.css";

/** Brings brands or products in as a file, and says of each faulty line what to write instead. */
export function ImportCatalogue({
  kind,
  url,
  listPath,
  columns,
  example,
  needed,
}: {
  kind: EntryKind;
  /** Where the file is sent. */
  url: string;
  listPath: string;
  columns: readonly ImportColumn[];
  example: string;
  /** “Only the name is needed.” */
  needed: string;
}) {
  const noun = `${kind}s`;
  return (
    <div className={styles.sections}>
      <section>
        <SectionHeading size="h32">Choose a file</SectionHeading>
        <ImportForm
          kind={{ url, noun: kind, takesJson: false, limits: catalogueLimits }}
          after={
            <Link className={buttonClass({ kind: "line" })} to={listPath}>
              See all {noun}
            </Link>
          }
        />
      </section>
      <section>
        <SectionHeading size="h32">What the file looks like</SectionHeading>
        <ImportFormat columns={columns} example={example} needed={needed} fileName={`hemline-${noun}.csv`} />
      </section>
    </div>
  );
}
