import { paths } from "../../../../shared/paths.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import type { EntryKind } from "./action-texts.ts";

/** What was merged has no form any more: the one that stays is opened in its place. */
export function useOpenTarget(kind: EntryKind) {
  const navigate = useNavigate();
  return (slug: string) =>
    void navigate(kind === "brand" ? paths.adminBrand(slug) : paths.adminProduct(slug), { replace: true });
}
