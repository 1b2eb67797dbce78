import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import type { LookDetail } from "../../shared/look.ts";
import { api, paths } from "../../shared/paths.ts";
import { call } from "../api.ts";
import { LookEditor } from "../parts/look-editor.tsx";
import type { LookWork } from "../parts/look-work.ts";
import { useLookWorkshop } from "../parts/look-workshop.ts";
import { PageHead } from "../parts/page-head.tsx";
import { PageTitle } from "../parts/page-title.tsx";
import { usePage } from "../payload.ts";

/** A posted look, open again. */
export function EditLook() {
  const { look } = usePage("editLook");
  const navigate = useNavigate();
  const initial = useMemo(() => workOf(look), [look]);
  const shop = useLookWorkshop(`hemline:edit:${look.slug}`, initial);
  return (
    <div className={frame.wrap}>
      <PageHead
        title={`Edit ${look.title}`}
        description="Change a look."
        path={paths.editLook(look.slug)}
        indexed={false}
      />
      <PageTitle>Edit look</PageTitle>
      <LookEditor
        shop={shop}
        word="Save look"
        aside={
          <Link className={buttonClass({ kind: "bare" })} to={paths.look(look.slug)} onClick={shop.clear}>
            Leave it as it was
          </Link>
        }
        onSend={async (body) => {
          const { data } = await call<{ slug: string }>(api.look(look.slug), { method: "PUT", body, toasts: "form" });
          shop.clear();
          await navigate(paths.look(data?.slug ?? look.slug), { replace: true });
        }}
      />
    </div>
  );
}

const workOf = ({ title, text, occasion, season, photos, tags }: LookDetail): LookWork => ({
  title,
  text,
  occasion: occasion ?? "",
  season: season ?? "",
  photos: photos.map((photo) => ({ id: photo.id, alt: photo.alt, photo })),
  tags: tags.map((tag, at) => ({ ...tag, key: String(at) })),
});
