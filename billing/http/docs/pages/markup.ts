import { html } from "hono/html";

export type Markup = ReturnType<typeof html>;

/** Text with code in backticks. */
export function prose(text: string): Markup {
  const parts = text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}

/** A block of code with a caption. The script adds its copy button; a keyboard can scroll it. */
export function codeBlock(caption: string, code: string): Markup {
  return html`<figure class="code">
<figcaption>${caption}</figcaption>
<pre tabindex="0" role="group" aria-label="${caption}"><code>${code}</code></pre>
</figure>`;
}

export const jsonBlock = (caption: string, value: unknown): Markup =>
  codeBlock(caption, JSON.stringify(value, null, 2));

export function table(heads: readonly string[], rows: readonly (readonly (string | Markup)[])[]): Markup {
  return html`<table>
<thead><tr>${heads.map((it) => html`<th scope="col">${it}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((it) => html`<td>${it}</td>`)}</tr>`)}</tbody>
</table>`;
}
