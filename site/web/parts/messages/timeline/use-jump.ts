import { paths } from "../../../../shared/paths.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { focusMessage } from "../focus-message.ts";
import { arriveAtPlace, awaitReadingPlace, stopAwaiting } from "./reading-place.ts";

/** Goes to a message, whose part of the conversation is loaded first if need be. @param takesFocus false for a slider’s keys */
export function useJump(slug: string): (number: number, takesFocus: boolean) => void {
  const navigate = useNavigate();
  return (number, takesFocus) => {
    const asked = { slug, number };
    awaitReadingPlace(asked);
    const message = document.getElementById(`message-${number}`);
    if (message) {
      message.scrollIntoView({ block: "start" });
      arriveAtPlace();
      if (takesFocus) focusMessage(number);
      return;
    }
    const path = takesFocus ? paths.message(slug, number) : `${paths.conversation(slug)}?around=${number}`;
    // Without an answer the page says so, and shows the part that it showed.
    void navigate(path, { replace: true, preventScrollReset: true }).then(() => {
      if (!isShown(path)) stopAwaiting(asked);
    });
  };
}

/** The address changes together with what is shown. */
const isShown = (path: string): boolean => new URL(path, window.location.href).href === window.location.href;
