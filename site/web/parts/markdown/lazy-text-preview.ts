import { lazyComponent } from "../../lazy-component.ts";
import type { FindMentioned } from "./text-preview.tsx";

/** The renderer of Markdown is needed by those who look at their text only. */
export const lazyTextPreview = lazyComponent<{ source: string; findMentioned?: FindMentioned | undefined }>(() =>
  import("./text-preview.tsx").then(({ TextPreview }) => TextPreview),
);
