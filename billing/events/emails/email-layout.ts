import { html, raw } from "hono/html";
import type { Language } from "../../i18n/language.ts";
import type { BrandFont } from "./brand-font.ts";
import type { EmailText } from "./customer-email-texts.ts";

/** The look of an app's emails. */
export interface EmailStyle {
  app: string;
  colour: string;
  font: BrandFont;
  supportEmail: string | null;
  isSandbox: boolean;
  language: Language;
}

/** An email as plain text; its link stands on a line of its own. */
export function plainText({ title, paragraphs, action }: EmailText, look: EmailStyle): string {
  return [title, ...paragraphs, action && `${action.label}: ${action.url}`, ...closing(look)]
    .filter((it) => it !== null)
    .join("\n\n");
}

/** An email as HTML: one column, no pictures, and nothing loaded but the app's own font. */
export function htmlEmail({ subject, title, paragraphs, action }: EmailText, style: EmailStyle): string {
  const { app, colour, font, language } = style;
  const paragraph = (text: string, css = "") => html`<p style="margin:0 0 16px;${css}">${text}</p>`;
  const quiet = "color:#5c5650;font-size:14px;";
  const button = action && buttonOf(action, colour);
  const face = font.url && html`<style>@font-face{font-family:Brand;src:url("${raw(font.url)}")}</style>`;
  return String(html`<!doctype html>
<html lang="${language.tag}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${subject}</title>
${face ?? ""}
</head>
<body dir="${language.direction}" style="margin:0;padding:24px 16px;background:#f6f4f0;color:#1b1916;font:16px/1.5 ${font.family}">
<div dir="${language.direction}" style="max-width:560px;margin:0 auto;padding:32px 28px;background:#ffffff;border-top:4px solid ${colour};border-radius:6px">
${app && html`<p style="margin:0 0 24px;font-weight:700;font-size:18px">${app}</p>`}
${title ? html`<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;font-weight:600"><bdi>${title}</bdi></h1>` : ""}
${paragraphs.map((it) => paragraph(it))}
${button ?? ""}
${closing(style).map((it) => paragraph(it, quiet))}
</div>
</body>
</html>`);
}

function buttonOf(action: { label: string; url: string }, colour: string) {
  return html`<p style="margin:24px 0"><a href="${action.url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${colour};color:${inkOn(colour)};text-decoration:none;font-weight:600">${action.label}</a></p>`;
}

function closing({ app, supportEmail, isSandbox, language: { t } }: EmailStyle): string[] {
  return [
    ...(supportEmail ? [t("questions", { email: supportEmail })] : []),
    ...(app ? [t("email.why", { app })] : []),
    ...(isSandbox ? [t("test_purchase")] : []),
  ];
}

/** Black or white, whichever has more contrast. */
function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? "#000000" : "#ffffff";
}
