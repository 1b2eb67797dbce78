import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";
import { showSuccess } from "../../state/show-toast.ts";
import { uploadedOnly } from "./draft/look-draft.ts";
import type { LookDraftControls } from "./draft/use-look-draft.ts";

/** Goes back to the look as published; without changes, a link to it. */
export function DiscardChanges({ controls, slug }: { controls: LookDraftControls; slug: string }) {
  const { hasChanges, read, clear, change, sync } = controls;
  const link = useRef<HTMLAnchorElement>(null);
  const discard = () => {
    const discarded = read();
    flushSync(clear);
    link.current?.focus();
    void sync?.flush();
    showSuccess("Draft discarded", { label: "Undo", run: () => change(() => uploadedOnly(discarded)) });
  };
  return hasChanges ? (
    <Button kind="bare" onClick={discard}>
      Discard draft
    </Button>
  ) : (
    <Link ref={link} className={buttonClass({ kind: "bare" })} to={paths.look(slug)}>
      Cancel
    </Link>
  );
}
