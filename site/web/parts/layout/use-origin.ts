import { useSharedData } from "../../payload.ts";

/** e.g. "https://hemline.example" */
export const useOrigin = (): string => useSharedData()?.origin ?? "";
