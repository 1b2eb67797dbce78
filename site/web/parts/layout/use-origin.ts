import { useRouteLoaderData } from "react-router";
import type { Shared } from "../../../shared/pages.ts";
import { documentId } from "../../payload.ts";

/** e.g. "https://hemline.example" */
export const useOrigin = (): string => (useRouteLoaderData(documentId) as Shared | undefined)?.origin ?? "";
