import type { OpenGraphNoun } from "../../../shared/open-graph.ts";
import { paths } from "../../../shared/paths.ts";
import type { PhotoCard } from "../../../shared/photos/photo.ts";
import { shortDescription } from "./description-of.ts";
import { textHash } from "./text-hash.ts";

interface DrawnPage {
  title: string;
  description: string;
  photo?: PhotoCard | null | undefined;
}

/** Where the picture for links to a page is drawn: another address whenever the page shows something else in it. */
export const picturePath = (
  [noun, name]: readonly [OpenGraphNoun, string],
  { title, description, photo }: DrawnPage,
): string =>
  paths.openGraph(noun, name, textHash([title, shortDescription(description), photo?.id, photo?.version].join("\n")));
