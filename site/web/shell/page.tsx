import type { ComponentType } from "react";
import type { RouteId } from "../../shared/routes.ts";
import { PayloadProvider, type ShownPayload } from "../payload.ts";
import { BrokenDocument } from "./broken-document.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { ErrorPage } from "./error-page.tsx";
import { Shell } from "./shell.tsx";

/** The whole document of a payload. */
export function Page({ payload, screenOf }: { payload: ShownPayload; screenOf: (id: RouteId) => ComponentType }) {
  return (
    <PayloadProvider value={payload}>
      <ErrorBoundary shown={payload} fallback={<BrokenDocument />}>
        <Shell>
          <ErrorBoundary shown={payload} fallback={<ErrorPage />}>
            <Content payload={payload} screenOf={screenOf} />
          </ErrorBoundary>
        </Shell>
      </ErrorBoundary>
    </PayloadProvider>
  );
}

function Content({ payload, screenOf }: { payload: ShownPayload; screenOf: (id: RouteId) => ComponentType }) {
  if (payload.kind === "error") return <ErrorNotice status={payload.status} message={payload.message} />;
  const Screen = screenOf(payload.page.id);
  return <Screen />;
}
