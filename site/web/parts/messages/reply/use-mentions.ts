import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { MemberWithAvatar } from "../../../../shared/accounts/member-name.ts";
import type { MentionableAnswer } from "../../../../shared/discussions/message.ts";
import { api } from "../../../../shared/paths.ts";
import { callApiQuietly } from "../../../call-api.ts";
import { useViewer } from "../../../payload.ts";

const pauseMs = 150;

const none: readonly MemberWithAvatar[] = [];

/** The name that is being typed in front of the caret: "@mar". */
const typedName = (text: string): string | null =>
  /(?:^|[^\p{L}\p{N}_@/.-])@([\p{L}\p{N}-]{0,40})$/u.exec(text)?.[1] ?? null;

export interface Mentions {
  /** Members to choose from; empty while no name is typed. */
  members: readonly MemberWithAvatar[];
  active: number;
  listId: string;
  optionId: (at: number) => string;
  /** After each change of the text or the caret. */
  update: () => void;
  /** True when the key has chosen a member or moved between them. */
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  choose: (member: MemberWithAvatar) => void;
  close: () => void;
}

/** Members whose names begin as what is typed after an @, asked of the server. */
export function useMentions(slug: string, area: RefObject<HTMLTextAreaElement | null>): Mentions {
  const listId = useId();
  const [name, setName] = useState<string | null>(null);
  const viewer = useViewer();
  const [found, setFound] = useState<{ name: string; members: readonly MemberWithAvatar[] } | null>(null);
  const members = name === null ? none : (found?.members ?? none);
  const [active, setActive] = useState(0);
  /** Where the name begins that Escape has put away. */
  const dismissed = useRef<number>(null);
  const isMember = viewer !== null;
  const startOfName = () => (area.current && name !== null ? area.current.selectionStart - name.length : null);
  // Only the server knows who there is; a pause in typing is worth a call.
  useEffect(() => {
    if (name === null || !isMember) return setFound(null);
    let isCurrent = true;
    const timer = setTimeout(() => {
      callApiQuietly<MentionableAnswer>(`${api.mentionable(slug)}?search=${encodeURIComponent(name)}`)
        .then(({ data }) => {
          if (!isCurrent) return;
          setFound({ name, members: data?.members ?? [] });
          setActive(0);
        })
        // Without an answer the name can still be typed.
        .catch(() => isCurrent && setFound(null));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [slug, name, isMember]);
  const close = () => {
    dismissed.current = startOfName();
    setName(null);
  };
  const choose = ({ slug: chosen }: MemberWithAvatar) => {
    const field = area.current;
    if (!field || name === null) return;
    const end = field.selectionStart;
    const start = end - name.length;
    field.setRangeText(`${chosen} `, start, end, "end");
    // React hears of it as of typing.
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    field.focus();
    setName(null);
  };
  return {
    ...{ members, active, listId, choose, close },
    optionId: (at) => `${listId}-${at}`,
    update() {
      const field = area.current;
      if (!field) return;
      const typed =
        field.selectionStart === field.selectionEnd ? typedName(field.value.slice(0, field.selectionStart)) : null;
      if (typed === null) dismissed.current = null;
      const start = typed === null ? null : field.selectionStart - typed.length;
      setName(start !== null && start === dismissed.current ? null : typed);
    },
    onKeyDown(event) {
      // Those of an earlier name are not meant. Letters that are still being composed are not ours.
      const chosen = found?.name === name ? members[active] : undefined;
      if (!chosen || event.nativeEvent.isComposing) return false;
      // Shift and Tab go back, Shift and Enter begin a line, Ctrl and Enter send.
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive((active + step + members.length) % members.length);
      else if (event.key === "Enter" || event.key === "Tab") choose(chosen);
      else if (event.key === "Escape") close();
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
