import { textOfHtml } from "@hemline/site/shared/markdown/text-of-html.ts";
import { renderMarkdown } from "@hemline/site/shared/markdown/render-markdown.ts";
import { expect, test } from "vitest";
