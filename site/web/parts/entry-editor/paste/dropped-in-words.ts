import { formatCount } from "../../format/format-count.ts";
import type { CleanPaste } from "./clean-pasted-html.ts";

/** Why something of what was pasted is missing; empty where nothing is. */
export function droppedInWords({ photos, links }: CleanPaste["dropped"]): string {
  const sentences = [
    photos > 0 &&
      `${formatCount(photos, "photo")} ${photos === 1 ? "wasn’t" : "weren’t"} pasted. Add photos with the Photo button.`,
    links > 0 &&
      `${formatCount(links, "link")} ${links === 1 ? "wasn’t" : "weren’t"} safe, so we kept only ${links === 1 ? "its" : "their"} text.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
