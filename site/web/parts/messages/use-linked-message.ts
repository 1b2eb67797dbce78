import { useEffect } from "react";
import { paths } from "../../../shared/paths.ts";
import { scrollPositionOf } from "../../navigation/history/scroll-positions.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { useNavigate } from "../../navigation/use-navigate.ts";
import { useNavigationType } from "../../navigation/use-navigation-type.ts";
import { focusMessage } from "./focus-message.ts";

/** Goes to the message in the address, `#message-{number}`; the part of the conversation that holds it is loaded first. */
export function useLinkedMessage(slug: string): void {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === "pop" && scrollPositionOf(key) !== undefined;
  // The address belongs to the browser, and the message's element to the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed twice
  useEffect(() => {
    const number = Number(/^#message-([1-9]\d{0,9})$/.exec(hash)?.[1]);
    if (!number) return;
    // Back and reload go to where the page was.
    if (isReturn) return;
    if (document.getElementById(`message-${number}`)) focusMessage(number);
    // A message that nobody may read any more is in no part: the one around it is enough.
    else if (new URLSearchParams(search).get("around") !== String(number))
      void navigate(paths.message(slug, number), { replace: true });
  }, [hash, key]);
}
