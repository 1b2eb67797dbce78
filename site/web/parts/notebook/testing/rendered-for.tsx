import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Viewer } from "../../../../shared/accounts/user.ts";
import type { Pages } from "../../../../shared/pages.ts";
import { StaticNavigation } from "../../../navigation/static-navigation.tsx";
import { errorPayload, PayloadProvider, type ShownPayload } from "../../../payload.ts";

const origin = "https://hemline.example";

/** What a reader sees of a part of the notebook. */
export const renderedFor = (viewer: Viewer | null, content: ReactNode): HTMLElement =>
  rendered(errorPayload({ viewer, build: "1", year: 2026, origin }, 404, ""), content);

/** What a reader sees of one of its pages. */
export const renderedPage = <Id extends keyof Pages>(
  { viewer, id, data }: { viewer: Viewer | null; id: Id; data: Pages[Id] },
  content: ReactNode,
): HTMLElement =>
  rendered({ viewer, build: "1", year: 2026, origin, kind: "page", page: { id, data } } as ShownPayload, content);

function rendered(payload: ShownPayload, content: ReactNode): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(
    <StaticNavigation address="/notebook/coats">
      <PayloadProvider value={payload}>{content}</PayloadProvider>
    </StaticNavigation>,
  );
  return place;
}
