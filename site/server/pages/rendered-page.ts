import { createHash } from "node:crypto";
import type { CacheTag } from "../invalidation/cache-tag.ts";

export const contentTypes = { html: "text/html; charset=utf-8", json: "application/json" } as const;
export type PageFormat = keyof typeof contentTypes;

export interface RenderedPage {
  status: number;
  format: PageFormat;
  text: string;
  policy?: string;
  location?: string;
  /** What it shows: changes of these make it out of date. */
  tags: ReadonlySet<CacheTag>;
}

export const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
