import type { EditorState } from "prosemirror-state";
import { slashOptionId } from "./slash-menu/slash-menu.tsx";
import { choicesOf, slashMenuOf } from "./slash-menu/slash-plugin.ts";

export const editorIds = (id: string) => ({ text: `${id}-text`, hint: `${id}-hint`, menu: `${id}-menu` });

/** Of the element that is written in: a text, and a combobox while the “/” menu is open. */
export function editorAttributes(id: string, className: string, state: EditorState): Record<string, string> {
  const ids = editorIds(id);
  const choices = choicesOf(state);
  const active = Math.min(slashMenuOf(state).active, choices.length - 1);
  return {
    ...{ id: ids.text, class: className, dir: "auto", "aria-label": "Text" },
    ...{ "aria-describedby": ids.hint, "aria-multiline": "true" },
    ...(choices.length > 0
      ? {
          ...{ role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "true" },
          ...{ "aria-controls": ids.menu, "aria-activedescendant": slashOptionId(ids.menu, active) },
        }
      : { role: "textbox" }),
  };
}
