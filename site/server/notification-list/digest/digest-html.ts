import { html, raw } from "hono/html";
import type { DigestFrame } from "./digest.ts";
import type { DigestCover, DigestLine, DigestParts } from "./digest-parts.ts";

/** Written at the elements for light colours, and here for dark ones: mail programs drop style sheets more often than styles. */
const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page{background:#151412!important;color:#f4f0e8!important}
.sheet{background:#1e1c19!important;border-color:#86c3c6!important}
.line{border-color:#3a362f!important}
.dim{color:#bdb6aa!important}
.link{color:#86c3c6!important}
.button{background:#86c3c6!important;color:#0d2325!important}
}`;

const heading = "margin:32px 0 4px;font:500 22px/1.2 Georgia,serif";
const dim = "color:#57524a";
const link = "color:#28646a";

/** For narrow and wide windows, light and dark. */
export async function digestHtml(frame: DigestFrame, parts: DigestParts): Promise<string> {
  const { subject, greeting, intro, button, reason, settingsUrl, unsubscribeUrl } = frame;
  const { looks, moreLooks, posted, notifications, moreNotificationsUrl, notebook } = parts;
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title><style>${raw(darkStyles)}</style></head>
<body class="page" style="margin:0;padding:24px 12px;background:#faf8f4;color:#1b1916;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px 20px;background:#ffffff;border-top:4px solid #28646a;border-radius:4px;overflow-wrap:anywhere">
<h1 style="margin:0 0 24px;font:500 26px/1 Georgia,serif">Hemline</h1>
<p style="margin:0 0 16px">${greeting}</p>
${intro && html`<p style="margin:0 0 20px">${intro}</p>`}
${looks.length > 0 && html`<div style="font-size:0">${looks.map(look)}</div>`}
${moreLooks && html`<p style="margin:0 0 16px">${moreLooks}</p>`}
${posted.length > 0 && list(posted)}
${intro && notifications.length > 0 && html`<h2 style="${heading}">Your notifications</h2>`}
${notifications.length > 0 && list(notifications)}
${intro && moreNotificationsUrl && html`<p style="margin:12px 0 0"><a class="link" href="${moreNotificationsUrl}" style="${link}">See all notifications</a></p>`}
${notebook.length > 0 && html`<h2 style="${heading}">From the notebook</h2>${list(notebook)}`}
<p style="margin:28px 0"><a class="button" href="${button.url}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#28646a;color:#ffffff;font-weight:600;text-decoration:none">${button.label}</a></p>
<p class="dim" style="margin:0;font-size:13px;${dim}">${reason} <a class="link" href="${settingsUrl}" style="${link}">Choose what you get</a> or <a class="link" href="${unsubscribeUrl}" style="${link}">turn these emails off</a>.</p>
</div></body></html>`;
  return String(page);
}

/** One of two in a row. A look that is not open to everybody stands there without its photo. */
const look = ({ title, note, url, cover }: DigestParts["looks"][number], at: number) =>
  html`<a href="${url}" style="display:inline-block;width:48%;margin:0 ${at % 2 === 0 ? "4%" : "0"} 20px 0;vertical-align:top;font-size:15px;line-height:1.4;color:inherit;text-decoration:none">${cover && photo(cover)}<b dir="auto" style="display:block">${title}</b><span class="dim" dir="auto" style="display:block;font-size:14px;${dim}">${note}</span></a>`;

const photo = ({ src, width, height, colour, alt }: DigestCover) =>
  html`<img src="${src}" width="${width}" height="${height}" alt="${alt}" style="display:block;width:100%;height:auto;margin:0 0 8px;background:${colour};font-size:13px">`;

const list = (lines: readonly DigestLine[]) => html`<ul style="margin:0;padding:0;list-style:none">
${lines.map(({ title, note, url }) => html`<li class="line" style="padding:12px 0;border-bottom:1px solid #ddd6c9"><a href="${url}" style="color:inherit;text-decoration:none" dir="auto">${title}</a>${note && html`<br><span class="dim" dir="auto" style="font-size:14px;${dim}">${note}</span>`}</li>`)}
</ul>`;
