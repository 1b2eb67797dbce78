import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import type { LookCard } from "../../../shared/looks/look.ts";
import { useViewer } from "../../payload.ts";
import { openAccountDialog } from "../../state/account-dialog.ts";
import styles from "./save-button.module.css";
import { saveLook, unsaveLook, useSave } from "./use-save.ts";

/** Visitors log in first; then the look is saved. */
export function SaveButton({
  look,
  look: { slug, title },
  isSaved,
}: {
  look: Pick<LookCard, "slug" | "title">;
  isSaved: boolean;
}) {
  const viewer = useViewer();
  const saved = useSave(viewer?.slug ?? null, look, isSaved);
  const press = () => {
    if (viewer) void (saved ? unsaveLook(slug) : saveLook(slug));
    else
      openAccountDialog({
        mode: "login",
        reason: "Log in to save this look",
        onSignedIn: () => void saveLook(slug),
      });
  };
  return (
    <button
      type="button"
      className={`${buttonClass({ kind: "line", size: "sm" })} ${saved ? styles.saved : ""}`}
      aria-label={`${saved ? "Saved" : "Save"} ${title}`}
      title={saved ? "Remove from Saved" : undefined}
      onClick={press}
    >
      <Icon name="save" size="sm" />
      {/* Both words take their room, so that nothing moves. */}
      <span className={styles.words}>
        <span aria-hidden={saved}>Save</span>
        <span aria-hidden={!saved}>Saved</span>
      </span>
    </button>
  );
}
