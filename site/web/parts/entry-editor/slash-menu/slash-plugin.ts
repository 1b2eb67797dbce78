import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { editorSchema } from "../schema/editor-schema.ts";
import { isPossible, slashTools, type Tool } from "../toolbar/tools.ts";

export interface SlashMenu {
  /** Null while nothing asks for it. */
  query: string | null;
  /** Of the choices. */
  active: number;
  /** Escape has closed it until the line changes its beginning. */
  isDismissed: boolean;
}

type Step = { active: number } | { dismiss: true };

const key = new PluginKey<SlashMenu>("slash menu");
const closed: SlashMenu = { query: null, active: 0, isDismissed: false };

/** What is typed behind a “/” at the start of a paragraph that has nothing else. */
function queryIn({ selection: { empty, $from } }: EditorState): string | null {
  const isLine = empty && $from.depth === 1 && $from.parent.type === editorSchema.nodes.paragraph;
  if (!isLine || $from.parentOffset !== $from.parent.content.size) return null;
  return /^\/([\p{L} ]{0,20})$/u.exec($from.parent.textContent)?.[1] ?? null;
}

export const slashMenuOf = (state: EditorState): SlashMenu => key.getState(state) ?? closed;

/** The tools of whose name a word begins with what is typed. */
export function choicesOf(state: EditorState): readonly Tool[] {
  const { query, isDismissed } = slashMenuOf(state);
  if (query === null || isDismissed) return [];
  const typed = ` ${query.trim().toLowerCase()}`;
  return slashTools.filter((tool) => ` ${tool.label.toLowerCase()}`.includes(typed) && isPossible(tool, state));
}

/** Takes the “/” and what is behind it away, before a choice does its work. */
export const withoutQuery = ({ tr, selection: { $from } }: EditorState): Transaction =>
  tr.delete($from.start(), $from.end());

/** Keeps the menu that “/” opens on an empty line, and its keys. @param onChoose called for Enter */
export const slashPlugin = (onChoose: (tool: Tool) => void) =>
  new Plugin<SlashMenu>({
    key,
    state: {
      init: () => closed,
      apply(tr, before, _old, state) {
        const step: Step | undefined = tr.getMeta(key);
        const query = queryIn(state);
        if (query === null) return closed;
        if (step && "dismiss" in step) return { ...before, query, isDismissed: true };
        const active = step ? step.active : query === before.query ? before.active : 0;
        return { query, active, isDismissed: before.query !== null && before.isDismissed };
      },
    },
    props: {
      handleKeyDown(view, event) {
        const choices = choicesOf(view.state);
        if (choices.length === 0 || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false;
        const { active } = slashMenuOf(view.state);
        const send = (step: Step) => view.dispatch(view.state.tr.setMeta(key, step));
        const chosen = choices[Math.min(active, choices.length - 1)];
        if (event.key === "ArrowDown") send({ active: (active + 1) % choices.length });
        else if (event.key === "ArrowUp") send({ active: (active + choices.length - 1) % choices.length });
        else if (event.key === "Escape") send({ dismiss: true });
        else if (event.key === "Enter" && !event.shiftKey && chosen) onChoose(chosen);
        else return false;
        return true;
      },
    },
  });
