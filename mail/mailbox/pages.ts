import { html, raw } from "hono/html";
import { maxEmails, type StoredEmail } from "./store.ts";

/** The mount path; the pages' links are absolute. */
const mountPath = "/mailbox";

type Part = ReturnType<typeof html>;

const page = (title: string, content: Part) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="${mountPath}/mailbox.css">
</head>
<body><main>${content}</main></body>
</html>`;

const time = (sentAt: string) => html`<time datetime="${sentAt}">${sentAt.slice(0, 19).replace("T", " ")} UTC</time>`;

export const listPage = (emails: readonly StoredEmail[]) =>
  page(
    "Mailbox",
    html`<h1>Mailbox</h1>
<p class="note">Emails Hemline would have sent. Set SMTP_URL to send them for real.</p>
${
  emails.length === 0
    ? html`<p>No emails yet</p>`
    : html`<ul>${emails.map(
        ({ id, subject, sentAt, to }) =>
          html`<li><a href="${mountPath}/emails/${id}"><strong>${subject || "(no subject)"}</strong>${time(sentAt)}<span>to ${to}</span></a></li>`,
      )}</ul>`
}`,
  );

const htmlFrame = (email: StoredEmail) =>
  html`<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${mountPath}/emails/${email.id}/html"></iframe>
<h2>Plain text</h2>`;

export const emailPage = (email: StoredEmail) =>
  page(
    email.subject || "(no subject)",
    html`<p><a href="${mountPath}">All emails</a></p>
<h1>${email.subject || "(no subject)"}</h1>
<dl>
<dt>From</dt><dd>${email.from}</dd>
<dt>To</dt><dd>${email.to}</dd>
${email.replyTo ? html`<dt>Reply to</dt><dd>${email.replyTo}</dd>` : ""}
<dt>Sent</dt><dd>${time(email.sentAt)}</dd>
${(email.attachments ?? []).map(
  ({ name }, at) => html`<dt>Attachment</dt><dd><a href="${mountPath}/emails/${email.id}/with/${at}">${name}</a></dd>`,
)}
</dl>
${email.html === undefined ? "" : htmlFrame(email)}
<pre>${linked(email.text)}</pre>`,
  );

export const missingPage = () =>
  page(
    "Email not found",
    html`<h1>Email not found</h1><p>We can’t find this email. Only the newest ${maxEmails} are kept. <a href="${mountPath}">All emails</a></p>`,
  );

export const closedPage = () =>
  page("Mailbox", html`<h1>Mailbox</h1><p>Only a browser on the machine that runs Hemline can open this page.</p>`);

/** The email's own HTML. Its links open in a new tab, because the sandboxed frame must not navigate. */
export const withBaseTarget = (emailHtml: string) => {
  const target = '<base target="_blank">';
  return raw(/<head[\s>]/i.test(emailHtml) ? emailHtml.replace(/<head[^>]*>/i, `$&${target}`) : target + emailHtml);
};

const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`));
