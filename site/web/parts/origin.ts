import { useRouteLoaderData } from "react-router";
import { documentId, type Shared } from "../payload.ts";

/** The site's own address, "https://hemline.example", as the server knows it. */
export const useOrigin = (): string =>
  (useRouteLoaderData(documentId) as (Shared & { origin?: string }) | undefined)?.origin ?? "";
