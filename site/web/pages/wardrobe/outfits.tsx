import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { OutfitList } from "../../parts/outfits/outfit-list.tsx";
import { usePage } from "../../payload.ts";

export function Outfits() {
  const { outfits } = usePage("outfits");
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Outfits"
        description="Items you wear together: log them with one press, plan them for a day, or post them as a look."
        path={paths.outfits}
        indexed={false}
      />
      <PageTitle
        lead="Only you see your outfits, until you post one as a look."
        aside={
          <span className={`${layout.row} ${layout.wrapping}`}>
            <Link className={buttonClass({ kind: "line", size: "sm" })} to={paths.planner}>
              Open planner
            </Link>
            <Link className={buttonClass({ size: "sm" })} to={paths.newOutfit}>
              Make an outfit
            </Link>
          </span>
        }
      >
        Outfits
      </PageTitle>
      <h2 className={typography.hidden}>All outfits</h2>
      <OutfitList outfits={outfits} />
    </div>
  );
}
