import { useEffect, useRef } from "react";
import type { Pages } from "../../../shared/pages.ts";
import { paths } from "../../../shared/paths.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";
import { beginWith } from "./draft/waiting-items.ts";

/** Adds to the draft what the page’s address asks for, and then shortens the address: a reload adds nothing again. */
export function useBeginning({ sync, change }: LookDraftControls, beginning: Pages["postLook"]): void {
  const navigate = useNavigate();
  const begun = useRef<Pages["postLook"]>(null);
  // Waits for the server: the draft that it has would replace what was added before.
  useEffect(() => {
    if (beginning.items.length === 0 && !beginning.title) return;
    void Promise.resolve(sync?.ask()).then(() => {
      if (begun.current === beginning) return;
      begun.current = beginning;
      change((before) => beginWith(before, beginning));
      void navigate(paths.postLook, { replace: true });
    });
  }, [sync, change, beginning, navigate]);
}
