import { html, raw } from "hono/html";
import type { Kept } from "./store.ts";

/** Where the mailbox is mounted: its pages link to each other from the root of the address. */
export const base = "/mailbox";

type Part = ReturnType<typeof html>;

const page = (title: string, content: Part) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="${base}/mailbox.css">
</head>
<body><main>${content}</main></body>
</html>`;

const time = (sentAt: string) => html`<time datetime="${sentAt}">${sentAt.slice(0, 19).replace("T", " ")} UTC</time>`;

export const listPage = (letters: readonly Kept[]) =>
  page(
    "Mailbox",
    html`<h1>Mailbox</h1>
<p class="note">Letters that Hemline would have sent. Set SMTP_URL to send them.</p>
${
  letters.length === 0
    ? html`<p>No letters yet.</p>`
    : html`<ul>${letters.map(
        ({ id, subject, sentAt, to }) =>
          html`<li><a href="${base}/letters/${id}"><strong>${subject || "(no subject)"}</strong>${time(sentAt)}<span>to ${to}</span></a></li>`,
      )}</ul>`
}`,
  );

export const letterPage = (letter: Kept) =>
  page(
    letter.subject || "(no subject)",
    html`<p><a href="${base}">All letters</a></p>
<h1>${letter.subject || "(no subject)"}</h1>
<dl>
<dt>From</dt><dd>${letter.from}</dd>
<dt>To</dt><dd>${letter.to}</dd>
${letter.replyTo ? html`<dt>Answers to</dt><dd>${letter.replyTo}</dd>` : ""}
<dt>Sent</dt><dd>${time(letter.sentAt)}</dd>
${(letter.attachments ?? []).map(
  ({ name }, at) => html`<dt>With</dt><dd><a href="${base}/letters/${letter.id}/with/${at}">${name}</a></dd>`,
)}
</dl>
${
  letter.html === undefined
    ? ""
    : html`<iframe title="The letter as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${base}/letters/${letter.id}/html"></iframe>
<h2>As plain text</h2>`
}
<pre>${linked(letter.text)}</pre>`,
  );

export const missingPage = () =>
  page(
    "No such letter",
    html`<h1>No such letter</h1><p>Only the newest are kept. <a href="${base}">All letters</a></p>`,
  );

export const closedPage = () =>
  page(
    "Mailbox",
    html`<h1>The mailbox is closed</h1><p>It is shown only to a browser on the machine that runs Hemline.</p>`,
  );

/** A letter's own HTML. Its links open beside the mailbox, because the frame that shows it may not go anywhere. */
export const framed = (letterHtml: string) => {
  const target = '<base target="_blank">';
  return raw(/<head[\s>]/i.test(letterHtml) ? letterHtml.replace(/<head[^>]*>/i, `$&${target}`) : target + letterHtml);
};

/** Text with its addresses made into links; everything else is escaped. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));
