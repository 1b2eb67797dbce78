import { expect, test } from "vitest";
import { beginsLargely } from "./begins-largely.ts";

const words = "and so it went, coat after coat, ".repeat(8);

test.each([
  ["a long first paragraph", `<p>On Monday ${words}</p><p>Then.</p>`, true],
  ["one that begins with a quotation or a link", `<p><a href="/looks">“On</a> Monday ${words}</p>`, true],
  ["one that is too short to stand beside it", "<p>On Monday.</p>", false],
  ["one in a script that the font lacks", `<p>يوم الاثنين ${words}</p>`, false],
  ["a heading", `<h2>Monday</h2><p>On ${words}</p>`, false],
])("%s", (_, html, isLarge) => expect(beginsLargely(html)).toBe(isLarge));
