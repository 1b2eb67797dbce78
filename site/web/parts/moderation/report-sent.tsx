import { Button } from "@hemline/ui/buttons/button.tsx";

/** The button that sent the report is gone; its successor takes the focus. */
const focusIt = (button: HTMLButtonElement | null) => button?.focus();

/** @param props.isOfMember whether a member posted what was reported */
export function ReportSent({ isOfMember, onClose }: { isOfMember: boolean; onClose: () => void }) {
  return (
    <>
      <p role="status">
        Thank you. An admin reads every report.
        {isOfMember && " If you don’t want to see this member again, mute or block them on their profile."}
      </p>
      <Button ref={focusIt} block onClick={onClose}>
        Close
      </Button>
    </>
  );
}
