import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { useState } from "react";
import type { ReportedKind } from "../../../shared/moderation/report.ts";
import { ReportForm } from "./report-form.tsx";
import { ReportSent } from "./report-sent.tsx";

/** Reports a member, a look, a comment or an item to the admins, and says thank you. */
export function ReportDialog({
  kind,
  target,
  author,
  open,
  onClose,
}: {
  kind: ReportedKind;
  /** The slug of a member or look, the id of a comment or item. */
  target: string;
  /** The display name of the member, or of who posted it. */
  author: string;
  open: boolean;
  onClose: () => void;
}) {
  const [isSent, setSent] = useState(false);
  const close = () => {
    setSent(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={isSent ? "Report sent" : titles[kind]}
      lead={
        isSent ? undefined : (
          <>
            Only admins see your report. We don’t tell <bdi>{author}</bdi> who sent it.
          </>
        )
      }
      onClose={close}
    >
      {isSent ? (
        <ReportSent onClose={close} />
      ) : (
        <ReportForm kind={kind} target={target} onSent={() => setSent(true)} />
      )}
    </Dialog>
  );
}

const titles: Record<ReportedKind, string> = {
  member: "Report member",
  look: "Report look",
  comment: "Report comment",
  item: "Report item",
  review: "Report review",
};
