import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import { api, paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import { OutfitBuilder } from "../../parts/outfits/builder/outfit-builder.tsx";
import { fittingItems } from "../../parts/outfits/builder/outfit-draft.ts";
import { usePage } from "../../payload.ts";
import { postOnce } from "../../post-once.ts";

export function NewOutfit() {
  const { items } = usePage("newOutfit");
  const navigate = useNavigate();
  const fitting = fittingItems(items);
  return (
    <div className={layout.wide}>
      <PageMeta
        title="Make an outfit"
        description="Combine items of your wardrobe that you wear together."
        path={paths.newOutfit}
        indexed={false}
      />
      <PageTitle lead="Choose items from head to foot. Press one to add it, or drag it into the outfit.">
        Make an outfit
      </PageTitle>
      <OutfitBuilder
        name=""
        items={fitting}
        submitLabel="Save outfit"
        notice={
          fitting.length < items.length && (
            <Note>An outfit has one item for most places. We left out those that share a place with another.</Note>
          )
        }
        secondaryAction={
          <Link className={buttonClass({ kind: "bare" })} to={paths.outfits}>
            Cancel
          </Link>
        }
        send={async (draft) => {
          await postOnce(api.outfits, draft, { toasts: "form" });
          await navigate(paths.outfits, { replace: true });
        }}
      />
    </div>
  );
}
