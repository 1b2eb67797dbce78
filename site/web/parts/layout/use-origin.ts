import { useRouteLoaderData } from "react-router";
import type { Shared } from "../../../shared/pages.ts";
import { documentId } from "../../payload.ts";

/** The site's own address, "https://hemline.example", as the server knows it. */
export const useOrigin = (): string => (useRouteLoaderData(documentId) as Shared | undefined)?.origin ?? "";
