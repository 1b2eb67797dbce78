import { formatDay } from "../../../shared/format-day.ts";
import type { ExportedAccount } from "./exported-account.ts";
import type { ExportedList } from "./exported-list.ts";

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const styles = `body{max-width:44rem;margin:3rem auto;padding:0 1.25rem;font:1rem/1.6 Georgia,serif;color:#211d1a;background:#faf7f2}
h1,h2{font-weight:400;line-height:1.2}h2{margin-top:3rem;border-top:1px solid #d8cfc4;padding-top:1rem}
dt{color:#6b625a}dd{margin:0 0 .75rem}li{margin-bottom:1rem}img{width:9rem;margin:.5rem .5rem 0 0;vertical-align:top}
small{display:block;color:#6b625a;white-space:pre-line}`;

/** A page that people read without Hemline; the JSON files beside it are for other programs. */
export async function* exportIndex(
  account: ExportedAccount,
  lists: readonly ExportedList[],
  at: Date,
): AsyncGenerator<string> {
  const name = escaped(account.fullName);
  yield `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name} on Hemline</title>
<style>${styles}</style>
<h1 dir="auto">${name} on Hemline</h1>
<p>A copy of everything in your account, made on ${formatDay(at)}. The same is in the JSON files beside this page, for other programs, and your photos are in the folder “photos”. Your receipts are on your billing page.</p>
<h2>Account</h2>
<dl>${facts(account)
    .map(([label, value]) => `<dt>${label}</dt><dd dir="auto">${escaped(value)}</dd>`)
    .join("")}</dl>
`;
  for (const list of lists) {
    let count = 0;
    for await (const { text, more, photos = [] } of list.lines()) {
      if (count++ === 0) yield `<h2>${list.title}</h2>\n<ul>\n`;
      const pictures = photos
        .map(({ file, alt }) => `<img src="${escaped(file)}" alt="${escaped(alt)}" loading="lazy">`)
        .join("");
      yield `<li dir="auto">${escaped(text)}${more ? `<small>${escaped(more)}</small>` : ""}${pictures ? `<div>${pictures}</div>` : ""}</li>\n`;
    }
    if (count > 0) yield "</ul>\n";
  }
  yield "</html>\n";
}

const facts = (account: ExportedAccount): [label: string, value: string][] =>
  [
    ["Email", account.email],
    ["Display name", account.displayName],
    ["Page address", account.pageAddresses.map(({ slug }) => slug).join(", ")],
    ["City", account.city],
    ["Bio", account.bio],
    ["Links", account.links.join(", ")],
    ["Joined", formatDay(account.joinedAt)],
    ["Private account", account.settings.isPrivate ? "Yes" : "No"],
    ["Subscriber", account.isSubscriber ? "Yes" : "No"],
    ["Logged in", account.sessions.map(({ browser, network }) => `${browser}, ${network}`).join("; ")],
    ["Recent logins", account.logins.length > 0 ? `${account.logins.length}, listed in account.json` : ""],
  ].flatMap(([label, value]): [string, string][] => (label && value ? [[label, value]] : []));
