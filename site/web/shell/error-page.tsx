import { isRouteErrorResponse, useRouteError } from "react-router";
import { internalErrorMessage } from "../../shared/internal-error.ts";
import { ErrorNotice } from "./error-notice.tsx";
import { PageUnavailable } from "./page-unavailable.ts";

export function ErrorPage() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <ErrorNotice status={error.status} message={String(error.data)} />;
  if (error instanceof PageUnavailable)
    return <ErrorNotice status={0} message="We couldn’t load this page. Check your connection and try again." />;
  return <ErrorNotice status={500} message={internalErrorMessage} />;
}
