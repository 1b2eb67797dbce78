import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { useState } from "react";
import type { ReportedKind } from "../../../shared/moderation/report.ts";
import { ReportForm } from "./report-form.tsx";
import { ReportSent } from "./report-sent.tsx";

/** Reports something to the admins, and says thank you. */
export function ReportDialog({
  kind,
  target,
  author,
  open,
  onClose,
}: {
  kind: ReportedKind;
  /**
   * The slug of a member, look, brand or product; those of a collection’s brand and the collection, as in its address; the id
   * of a response’s review, and of anything else.
   */
  target: string;
  /** The display name of the member, or of who posted it; null where that is no member, or no longer one. */
  author: string | null;
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
            Only admins see your report.
            {author !== null && (
              <>
                {" "}
                We don’t tell <bdi>{author}</bdi> who sent it.
              </>
            )}
          </>
        )
      }
      onClose={close}
    >
      {isSent ? (
        <ReportSent isOfMember={author !== null} onClose={close} />
      ) : (
        <ReportForm kind={kind} target={target} onSent={() => setSent(true)} onRepeated={close} />
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
  response: "Report response",
  message: "Report reply",
  brand: "Report brand",
  collection: "Report collection",
  product: "Report product",
};
