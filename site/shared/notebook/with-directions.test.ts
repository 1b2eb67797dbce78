import { expect, test } from "vitest";
import { renderDocument } from "./render-document.ts";
import { withDirections } from "./with-directions.ts";

test("each block takes the direction of its own text, and what is written stays as it is", () => {
  const [part] = renderDocument({
    version: 1,
    blocks: [
      { kind: "paragraph", text: [{ text: "<p>ثلاثة</p>" }] },
      { kind: "list", isOrdered: true, items: [[{ text: "one" }]] },
      { kind: "pullQuote", text: "two" },
    ],
  });
  expect(withDirections(part?.kind === "html" ? part.html : "")).toBe(
    '<p dir="auto">&lt;p&gt;ثلاثة&lt;/p&gt;</p><ol dir="auto"><li>one</li></ol>' +
      '<aside dir="auto" class="pull-quote" aria-hidden="true">two</aside>',
  );
});
