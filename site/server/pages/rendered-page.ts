import { createHash } from "node:crypto";

/** Every page in its two formats: the document, and `{path}/_payload.json`. */
export const contentTypes = { html: "text/html; charset=utf-8", json: "application/json" } as const;
export type PageFormat = keyof typeof contentTypes;

export interface RenderedPage {
  status: number;
  format: PageFormat;
  text: string;
  /** The content security policy of a document. */
  policy?: string;
  /** The target of a redirect. */
  location?: string;
  /** What the page is about, for purging the cache. */
  tags: readonly string[];
}

export const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
