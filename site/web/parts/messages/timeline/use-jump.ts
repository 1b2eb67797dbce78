import { paths } from "../../../../shared/paths.ts";
import { useNavigate } from "../../../navigation/use-navigate.ts";
import { focusMessage } from "../focus-message.ts";
import { awaitReadingPlace, stopAwaiting } from "./reading-place.ts";

/** Goes to a message, whose part of the conversation is loaded first if need be. @param takesFocus false for a slider’s keys */
export function useJump(slug: string): (number: number, takesFocus: boolean) => void {
  const navigate = useNavigate();
  return (number, takesFocus) => {
    awaitReadingPlace({ slug, number });
    const message = document.getElementById(`message-${number}`);
    if (message) {
      message.scrollIntoView({ block: "start" });
      stopAwaiting();
      if (takesFocus) focusMessage(number);
      return;
    }
    const path = takesFocus ? paths.message(slug, number) : `${paths.conversation(slug)}?around=${number}`;
    // Without an answer the page says so, and shows the part that it showed.
    void navigate(path, { replace: true, preventScrollReset: true }).catch(stopAwaiting);
  };
}
