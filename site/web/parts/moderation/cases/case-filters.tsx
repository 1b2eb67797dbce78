import { Button } from "@hemline/ui/buttons/button.tsx";
import { SelectField } from "@hemline/ui/forms/select-field.tsx";
import { Tabs } from "@hemline/ui/navigation/tabs.tsx";
import { type CaseFilter, caseFilters } from "../../../../shared/moderation/admin.ts";
import {
  type ReportedKind,
  type ReportReason,
  reportedKinds,
  reportReasons,
} from "../../../../shared/moderation/report.ts";
import { paths } from "../../../../shared/paths.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { reasonLabels } from "../reason-labels.ts";
import styles from "./case-filters.module.css";

const names: Record<CaseFilter, string> = {
  open: "Open",
  mine: "Yours",
  decided: "Decided",
  appeals: "Appeals",
  statistics: "Statistics",
  words: "Word list",
};

const kindNames: Record<ReportedKind, string> = {
  member: "Profiles",
  look: "Looks",
  comment: "Comments",
  item: "Items",
  review: "Reviews",
  response: "Responses",
  message: "Replies",
  brand: "Brands",
  collection: "Collections",
  product: "Products",
};

interface Shown {
  show: CaseFilter;
  kind: ReportedKind | null;
  reason: ReportReason | null;
}

/** The address of a list, without what it shows anyway. */
function pathOf({ show, kind, reason }: Record<keyof Shown, string | null>): string {
  const query = new URLSearchParams();
  if (show && show !== "open") query.set("show", show);
  if (kind) query.set("kind", kind);
  if (reason) query.set("reason", reason);
  return query.size > 0 ? `${paths.adminReports}?${query}` : paths.adminReports;
}

/** Which reports the page shows. Without script, the browser sends the form. */
export function CaseFilters({ shown }: { shown: Shown }) {
  const { show, kind, reason } = shown;
  const navigate = useNavigate();
  const isList = show !== "statistics" && show !== "words";
  return (
    <>
      <Tabs label="Show">
        {caseFilters.map((one) => (
          <Link key={one} to={pathOf({ ...shown, show: one })} aria-current={one === show ? "page" : undefined}>
            {names[one]}
          </Link>
        ))}
      </Tabs>
      {isList && (
        <form
          method="get"
          action={paths.adminReports}
          className={styles.facets}
          // A form whose fields are not React’s: the browser keeps what was chosen.
          key={`${kind} ${reason}`}
          onSubmit={(event) => {
            event.preventDefault();
            const fields = new FormData(event.currentTarget);
            const textOf = (name: string) => String(fields.get(name) ?? "");
            void navigate(pathOf({ show, kind: textOf("kind"), reason: textOf("reason") }));
          }}
        >
          <input type="hidden" name="show" value={show} />
          <SelectField label="Reported" name="kind" defaultValue={kind ?? ""}>
            <option value="">Everything</option>
            {reportedKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Reason" name="reason" defaultValue={reason ?? ""}>
            <option value="">Any reason</option>
            {reportReasons.map((one) => (
              <option key={one} value={one}>
                {reasonLabels[one]}
              </option>
            ))}
          </SelectField>
          <Button type="submit" kind="line">
            Filter reports
          </Button>
        </form>
      )}
    </>
  );
}
