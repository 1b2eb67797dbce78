// @vitest-environment happy-dom
import { DOMParser as TreeParser } from "prosemirror-model";
import { describe, expect, test } from "vitest";
import { renderDocument } from "../../../../shared/notebook/render-document.ts";
import { editorSchema } from "../schema/editor-schema.ts";
import { toDocument } from "../schema/to-document.ts";
import { fromGoogleDocs, fromWord } from "../testing/pasted-fixtures.ts";
import { cleanPastedHtml } from "./clean-pasted-html.ts";

/** As the page would show it, a line for each block. */
function read(pasted: string): string[] {
  const holder = document.createElement("div");
  holder.innerHTML = cleanPastedHtml(pasted, "https://hemline.example").html;
  const [part] = renderDocument(toDocument(TreeParser.fromSchema(editorSchema).parse(holder)));
  const html = part?.kind === "html" ? part.html : "";
  return html
    .replace(/(<\/(p|h2|h3|ul|ol|blockquote)>|<hr>)/g, "$1\n")
    .split("\n")
    .filter(Boolean);
}

describe("what was copied in Word", () => {
  test("keeps its words, headings, marks and lists, and nothing else", () => {
    expect(read(fromWord)).toEqual([
      "<h2>The coat nobody wears</h2>",
      "<h2>What a mark does</h2>",
      "<p><strong>Every</strong> wear gets a <em>mark</em>, <s>always</s> <strong><em>dated</em></strong>.</p>",
      "<ul><li>The camel one stays.</li><li>So does its <strong>lining</strong>.</li></ul>",
      "<ol><li>Brush</li><li>Steam</li></ol>",
      "<p>Coat, 231 wears</p>",
      "<p>Blazer</p>",
      "<blockquote><p>A price is a fact about one afternoon.</p>",
      "</blockquote>",
      '<p>See <a href="https://norr.example/coat" rel="noopener">Norr</a>, this[1].</p>',
    ]);
  });

  test("says how many photos and links it has lost", () => {
    expect(cleanPastedHtml(fromWord, "https://hemline.example").dropped).toEqual({ photos: 1, links: 1 });
  });
});

describe("what was copied in Google Docs", () => {
  test("keeps its words, headings, marks and lists, and nothing else", () => {
    expect(read(fromGoogleDocs)).toEqual([
      "<h2>Three coats, one hook</h2>",
      "<p><strong>Every</strong> wear gets a <em>mark</em><s> always</s>.</p>",
      "<ul><li>The camel one stays.</li><li>So does its lining.</li><li>The navy one went.</li></ul>",
      '<p><a href="/looks/camel-coat">A look</a> and <a href="https://norr.example/" rel="noopener"><strong>Norr</strong></a></p>',
      "<p>Coat, 231</p>",
      "<hr>",
    ]);
  });

  test("says how many photos it has lost", () => {
    expect(cleanPastedHtml(fromGoogleDocs, "https://hemline.example").dropped).toEqual({ photos: 1, links: 0 });
  });
});

describe("what was copied on a page", () => {
  test("is paragraphs, without scripts, frames, forms and what was hidden", () => {
    const page = `<div>Loose <b>text</b><p>Beside a paragraph</p></div><script>alert(1)</script><object data="https://a.example"></object>
      <p style="display:none">Hidden</p><p onclick="alert(1)">Pressed</p><form><input value="x"></form><h5>Small</h5>`;
    expect(read(page)).toEqual([
      "<p>Loose <strong>text</strong></p>",
      "<p>Beside a paragraph</p>",
      "<p>Pressed</p>",
      "<h3>Small</h3>",
    ]);
  });

  test("may be a line of text", () => expect(read("a <em>slow</em> seam")).toEqual(["<p>a <em>slow</em> seam</p>"]));
});
