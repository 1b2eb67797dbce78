import { lazyComponent } from "../../../lazy-component.ts";

/** The renderer of Markdown is needed by those who look at their text only. */
export const lazyTextPreview = lazyComponent<{ source: string }>(() =>
  import("./text-preview.tsx").then(({ TextPreview }) => TextPreview),
);
