import { useEffect } from "react";
import { useLocation } from "../../../navigation/use-location.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { plannerPath } from "./planner-path.ts";
import type { ShownDays } from "./shown-days.ts";

/**
 * Opens the week or month of the person's own date where the server showed another, since it does not know the date
 * where they are. An address that names a day stays.
 */
export function usePresentDays({ view, from, to }: ShownDays, today: string | null): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isElsewhere = today !== null && (today < from || today > to) && !new URLSearchParams(search).has("from");
  useEffect(() => {
    if (isElsewhere) void navigate(plannerPath(view, today), { replace: true, preventScrollReset: true });
  }, [isElsewhere, navigate, view, today]);
}
