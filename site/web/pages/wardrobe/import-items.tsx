import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";
import { itemLimits } from "../../../shared/limits.ts";
import { api, paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { RoomNote } from "../../parts/add-items/room-note.tsx";
import type { ImportKind } from "../../parts/import-items/import-calls.ts";
import { importColumns } from "../../parts/import-items/import-columns.ts";
import { ImportForm } from "../../parts/import-items/import-form.tsx";
import { ImportFormat } from "../../parts/import-items/import-format.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { usePage, useViewer } from "../../payload.ts";
import styles from "./import-items.module.css";

const items: ImportKind = { url: api.itemImport, noun: "item", takesJson: true, limits: itemLimits };

const example = `name,category,colours,price,currency
Wool coat,coat,navy;grey,289.00,EUR
Chelsea boots,boots,brown,145.00,EUR`;

export function ImportItems() {
  const { own } = usePage("importItems");
  const viewer = useViewer();
  return (
    <div className={layout.wrap}>
      <PageMeta
        title="Import and export items"
        description="Bring a list of what you own into your wardrobe, or take everything in it with you as a file."
        path={paths.importItems}
        indexed={false}
      />
      {viewer && (
        <nav className={`${typography.s14} ${styles.crumbs}`} aria-label="Where you are">
          <Link to={paths.memberWardrobe(viewer.slug)}>Your wardrobe</Link>
        </nav>
      )}
      <PageTitle lead="Bring a list of what you own, or take it with you. Nothing is imported until every line is right.">
        Import and export
      </PageTitle>
      <RoomNote own={own} />
      <div className={styles.sections}>
        <section>
          <SectionHeading size="h32">Import items</SectionHeading>
          <ImportForm
            kind={items}
            after={
              viewer && (
                <Link className={buttonClass({ kind: "line" })} to={paths.memberWardrobe(viewer.slug)}>
                  See your wardrobe
                </Link>
              )
            }
          />
        </section>
        <section>
          <SectionHeading size="h32">What the file looks like</SectionHeading>
          <ImportFormat
            columns={importColumns}
            example={example}
            needed="Only the name is needed."
            fileName="hemline-items.csv"
          >
            <p>
              JSON is a list of objects with the same names:{" "}
              <code dir="ltr">{'[{"name": "Wool coat", "category": "coat"}]'}</code>
            </p>
          </ImportFormat>
        </section>
        <section>
          <SectionHeading size="h32">Export items</SectionHeading>
          <p className={styles.text}>
            Everything in your wardrobe with prices, dates and notes, without photos. You can import the file again once
            every item in it has a name.
          </p>
          <div className={`${layout.row} ${layout.wrapping}`}>
            {["csv", "json"].map((format) => (
              <a
                key={format}
                className={buttonClass({ kind: "line" })}
                href={api.itemExport(`items.${format}`)}
                download
              >
                Download {format.toUpperCase()}
              </a>
            ))}
          </div>
        </section>
      </div>
    </div>
  );
}
