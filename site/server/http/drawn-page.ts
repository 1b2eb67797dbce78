import { createHash } from "node:crypto";

export const contentTypes = { html: "text/html; charset=utf-8", json: "application/json" } as const;

/** One page in one of its two dresses, before it becomes an answer. */
export interface DrawnPage {
  status: number;
  dress: keyof typeof contentTypes;
  text: string;
  /** The security policy of a document. */
  policy?: string;
  /** Where it lives instead. */
  location?: string;
  /** What it is about. */
  tags: readonly string[];
}

export const etagOf = (text: string): string =>
  `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
