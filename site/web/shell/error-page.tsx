import { ErrorNotice } from "./error-notice.tsx";

/** In place of a page that can't be rendered. */
export const ErrorPage = () => (
  <ErrorNotice status={500} message="Something went wrong on our side. Try again in a moment." />
);
