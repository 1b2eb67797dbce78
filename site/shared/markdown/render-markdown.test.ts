import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWholeRun } from "../../../vitest/slow-test.ts";
import { renderMarkdown } from "./render-markdown.ts";

const rel = 'rel="nofollow ugc noopener"';

describe("what members write", () => {
  test.each([
    ["**bold** *italic* ~~gone~~ `code`", "<p><strong>bold</strong> <em>italic</em> <s>gone</s> <code>code</code></p>"],
    ["One line\nand the next\n\nA paragraph", "<p>One line<br>\nand the next</p>\n<p>A paragraph</p>"],
    ["- wool\n- silk", "<ul>\n<li>wool</li>\n<li>silk</li>\n</ul>"],
    ["3. wash\n4. wear", '<ol start="3">\n<li>wash</li>\n<li>wear</li>\n</ol>'],
    ["> They said so", "<blockquote>\n<p>They said so</p>\n</blockquote>"],
    ["[the shop](https://shop.example/coat)", `<p><a href="https://shop.example/coat" ${rel}>the shop</a></p>`],
    ["See http://shop.example.", `<p>See <a href="http://shop.example" ${rel}>http://shop.example</a>.</p>`],
    ["[](https://shop.example)", `<p><a href="https://shop.example" ${rel}>https://shop.example</a></p>`],
  ])("%j becomes %s", (source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  });

  test.each([
    ["# Heading", "<p># Heading</p>"],
    ["<b>bold</b>", "<p>&lt;b&gt;bold&lt;/b&gt;</p>"],
    ["&lt;script&gt;", "<p>&amp;lt;script&amp;gt;</p>"],
    ["[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"],
    ["<mailto:ada@hemline.example>", "<p>&lt;mailto:ada@hemline.example&gt;</p>"],
    ["[no address]()", "<p>no address</p>"],
    ["www.shop.example", "<p>www.shop.example</p>"],
    ["***\n\n    code", "<p>***</p>\n<p>code</p>"],
  ])("%j stays text", (source, html) => {
    expect(renderMarkdown(source)).toBe(html);
  });

  test.each([
    ["Ask @Ada-Marsh.", '<p>Ask <a href="/members/ada-marsh">@Ada-Marsh</a>.</p>'],
    ["**@bea**", '<p><strong><a href="/members/bea">@bea</a></strong></p>'],
    ["@cleo, me@bea, @bea_, `@bea`", "<p>@cleo, me@bea, @bea_, <code>@bea</code></p>"],
    ["[@bea](https://shop.example)", `<p><a href="https://shop.example" ${rel}>@bea</a></p>`],
  ])("of %j, known names are links", (source, html) => {
    expect(renderMarkdown(source, { mentioned: new Set(["ada-marsh", "bea"]) })).toBe(html);
  });

  test("a picture is a link", () => {
    expect(renderMarkdown("![me](https://pictures.example/me.png)")).toBe(
      `<p>!<a href="https://pictures.example/me.png" ${rel}>me</a></p>`,
    );
  });
});

const piece = fc.oneof(
  fc.string({ maxLength: 12, unit: "binary" }),
  fc.constantFrom(
    ...["<", ">", '"', "'", "&", "\\", "`", "```", "[", "](", ")", "!", "*", "**", "_", "~~", "\n", "\n\n", "\t", " "],
    ...["<script>", "</p>", "<img src=x onerror=alert(1)>", "<!--", "<![CDATA[", "<?php", "<svg/onload=", "<a href="],
    ...["javascript:", "JaVaScRiPt:", "java\nscript:", "data:text/html,", "vbscript:", "file:///", "//evil.example"],
    ...["https://x.example/", "http://", "<https://x.example>", "<javascript:x>", "[a]: https://x.example 'onclick'"],
    ...[
      "- ",
      "1. ",
      "> ",
      "# ",
      "---",
      "|a|b|\n|-|-|",
      "    ",
      "&#60;",
      "&lt;",
      "&#x6A;",
      "%22",
      "\u202e",
      "\0",
      "\ud800",
    ],
    ...[
      '" onmouseover="alert(1)',
      "' style='",
      "@ada",
      " @ADA",
      "@bea",
      "[@ada](https://x.example)",
      '`"`',
      "[![x](https://a.example)](javascript:1)",
    ],
  ),
);
const hostile = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(""));

const plainTag = /^<\/?(?:p|strong|em|s|code|ul|ol|li|blockquote|a)>$|^<br>$|^<ol start="\d+">$/;
const link = /^<a href="(?:https?:\/\/[^"<>\s]+" rel="nofollow ugc noopener|\/members\/ada)">$/i;
const mentioned = new Set(["ada"]);

test("no input brings another tag or attribute into the HTML, and every tag is closed", () => {
  fc.assert(
    fc.property(hostile, (source) => {
      const html = renderMarkdown(source, { mentioned });
      const open: string[] = [];
      for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
        expect(plainTag.test(tag) || link.test(tag), `${tag} of ${JSON.stringify(source)}`).toBe(true);
        const [, slash, name = ""] = /^<(\/?)(\w+)/.exec(tag) ?? [];
        if (slash) expect(open.pop()).toBe(name);
        else if (name !== "br") open.push(name);
        expect(open.filter((one) => one === "a").length).toBeLessThanOrEqual(1);
      }
      expect(open).toEqual([]);
      expect(renderMarkdown(source, { mentioned })).toBe(html);
    }),
    { numRuns: isWholeRun ? 20_000 : 1_000 },
  );
});
