import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import layout from "@hemline/ui/styles/layout.module.css";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router";
import type { LookDetail } from "../../../shared/looks/look.ts";
import { api, paths } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { PageMeta } from "../../parts/layout/page-meta.tsx";
import { PageTitle } from "../../parts/layout/page-title.tsx";
import type { LocalLookDraft } from "../../parts/look-editor/look-draft.ts";
import { LookEditor } from "../../parts/look-editor/look-editor.tsx";
import { useLookDraft } from "../../parts/look-editor/use-look-draft.ts";
import { usePage } from "../../payload.ts";

export function EditLook() {
  const { look } = usePage("editLook");
  const navigate = useNavigate();
  const initial = useMemo(() => draftOf(look), [look]);
  const controls = useLookDraft(`hemline:edit:${look.slug}`, initial);
  return (
    <div className={layout.wrap}>
      <PageMeta
        title={`Edit ${look.title}`}
        description="Change the photos, tags and caption of your look."
        path={paths.editLook(look.slug)}
        indexed={false}
      />
      <PageTitle>Edit look</PageTitle>
      <LookEditor
        controls={controls}
        submitLabel="Save changes"
        draftNote="Your changes stay on this device until you save them."
        secondaryAction={
          <Link className={buttonClass({ kind: "bare" })} to={paths.look(look.slug)} onClick={controls.clear}>
            Cancel
          </Link>
        }
        onSend={async (body) => {
          const { data } = await callApi<{ slug: string }>(api.look(look.slug), {
            method: "PUT",
            body,
            toasts: "form",
          });
          controls.clear();
          await navigate(paths.look(data?.slug ?? look.slug), { replace: true });
        }}
      />
    </div>
  );
}

const draftOf = ({ title, text, occasion, season, colours, audience, photos, tags }: LookDetail): LocalLookDraft => ({
  title,
  text,
  occasion: occasion ?? "",
  season: season ?? "",
  colours,
  audience,
  photos: photos.map((photo) => ({ id: photo.id, alt: photo.alt, photo })),
  tags: tags.map((tag, at) => ({ ...tag, key: String(at) })),
});
