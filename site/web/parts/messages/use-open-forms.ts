import { useCallback, useMemo, useState } from "react";
import type { LiveMessage, Message } from "../../../shared/discussions/message.ts";

/** In the place of a message that is gone, the one that is still being edited there. */
const withOpenForms = (messages: readonly Message[], open: readonly LiveMessage[]): readonly Message[] =>
  open.length === 0
    ? messages
    : messages.map((one) => (one.kind === "live" ? one : (open.find((edited) => edited.number === one.number) ?? one)));

/**
 * The messages of a conversation, of which those with an open form stay until their author closes it: what they have
 * typed is in there, whatever becomes of the message meanwhile.
 */
export function useOpenForms(messages: readonly Message[]) {
  const [open, setOpen] = useState<readonly LiveMessage[]>([]);
  const keep = useCallback((message: LiveMessage) => {
    setOpen((before) => [...before, message]);
    return () => setOpen((before) => before.filter((one) => one !== message));
  }, []);
  const items = useMemo(() => withOpenForms(messages, open), [messages, open]);
  return { items, keep };
}
