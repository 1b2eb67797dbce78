import { formatCount } from "../../format/format-count.ts";
import type { CleanPaste } from "./clean-pasted-html.ts";

/** Why something of what was pasted is missing; empty where nothing is. */
export function droppedInWords({ photos, links }: CleanPaste["dropped"]): string {
  const sentences = [
    photos > 0 &&
      `${formatCount(photos, "photo")} ${photos === 1 ? "wasn’t" : "weren’t"} pasted: upload photos with the Photo button.`,
    links > 0 &&
      `${formatCount(links, "link")} ${links === 1 ? "leads" : "lead"} nowhere safe and ${links === 1 ? "is" : "are"} plain text now.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
