import { internalErrorMessage } from "../../shared/internal-error-message.ts";
import { ErrorNotice } from "./error-notice.tsx";

/** In place of a page that can't be rendered. */
export const ErrorPage = () => <ErrorNotice status={500} message={internalErrorMessage} />;
