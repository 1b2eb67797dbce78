import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { useMemo, useState } from "react";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { OutfitBuilder } from "../../parts/outfits/builder/outfit-builder.tsx";
import { OutfitMenu } from "../../parts/outfits/outfit-menu.tsx";
import { OutfitWears } from "../../parts/outfits/outfit-wears.tsx";
import { WearTodayButton } from "../../parts/outfits/wear-today-button.tsx";
import { usePage } from "../../payload.ts";

export function Outfit() {
  const { outfit } = usePage("outfit");
  const { id, name } = outfit;
  const navigate = useNavigate();
  /** Wears that this page has logged. */
  const [logged, setLogged] = useState(0);
  const items = useMemo(() => outfit.items.map(({ item }) => item), [outfit]);
  return (
    <div className={layout.wide}>
      <PageMeta
        title={`Outfit: ${name}`}
        description="An outfit of your own: change its items, wear it, or post it as a look."
        path={paths.outfit(id)}
        indexed={false}
      />
      <PageTitle
        aside={
          <span className={`${layout.row} ${layout.wrapping}`}>
            <OutfitWears wears={outfit.wears + logged} />
            <WearTodayButton outfit={outfit} onChange={(by) => setLogged((before) => before + by)} />
            <OutfitMenu outfit={outfit} isOpen onDeleted={() => void navigate(paths.outfits, { replace: true })} />
          </span>
        }
      >
        <span dir="auto">{name}</span>
      </PageTitle>
      <OutfitBuilder
        key={id}
        name={name}
        items={items}
        submitLabel="Save changes"
        secondaryAction={
          <Link className={buttonClass({ kind: "bare" })} to={paths.outfits}>
            Cancel
          </Link>
        }
        send={async (draft) => {
          await callApi(api.outfit(id), { method: "PUT", body: draft, toasts: "form" });
          await navigate(paths.outfits);
        }}
      />
    </div>
  );
}
