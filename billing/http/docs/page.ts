import { createHash } from "node:crypto";
import { CustomerAnswer } from "@hemline/protocol";
import type * as z from "zod";
import { type Call, type Parameter, pathWords, templateOf } from "./call.ts";
import { calls, refusalsOf } from "./calls.ts";
import { describeSchema } from "./describe-schema.ts";
import { exampleOf } from "./document.ts";

/** The same document for people: one page, nothing loaded from anywhere, no script. */
export function docsPage(address: string): string {
  const groups = Map.groupBy(calls, (it) => it.group);
  const index = [...groups].map(
    ([group, list]) =>
      `<li>${escaped(group)}<ul>${list.map((it) => `<li><a href="#${it.name}">${it.name}</a></li>`).join("")}</ul></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Hemline billing: the calls</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>Hemline billing: the calls</h1>
<p>The address is <code>${escaped(address)}</code>. Every call shows a key: <code>Authorization: Bearer &lt;key&gt;</code>. Public keys (<code>rcb_</code>, <code>rcb_sb_</code>, <code>test_</code>) are for browsers and apps, secret ones (<code>sk_</code>) for servers only.</p>
<p>Amounts are millionths of a currency's main unit. Instants are ISO 8601 in UTC. A refusal has a code for programs and a sentence for people: <code>{"code": 7226, "message": "…"}</code>. Who calls too often is told in <code>Retry-After</code> when to come back.</p>
<p>For machines: <a href="${escaped(address)}/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Calls"><ul>${index.join("")}</ul></nav>
<main>
${[...groups].map(([group, list]) => `<h2>${escaped(group)}</h2>\n${list.map(callSection).join("\n")}`).join("\n")}
</main>
</body>
</html>
`;
}

function callSection(call: Call): string {
  const parameters: [string, Parameter][] = [
    ...[...call.path.matchAll(/:(\w+)/g)].map(([, name]): [string, Parameter] => [
      "path",
      { name: name!, about: pathWords[name!]!, isRequired: true },
    ]),
    ...(call.query ?? []).map((it): [string, Parameter] => ["query", it]),
    ...(call.headers ?? []).map((it): [string, Parameter] => ["header", it]),
  ];
  return `<section id="${call.name}" aria-labelledby="${call.name}-title">
<h3 id="${call.name}-title"><span class="method">${call.method.toUpperCase()}</span> <code>${escaped(templateOf(call.path))}</code></h3>
<p>${escaped(call.about)}</p>
<p class="key">${call.key === "secret" ? "Needs a secret key." : "Any key."}</p>
${
  parameters.length > 0
    ? table(
        ["Where", "Name", "What it is"],
        parameters.map(([place, it]) => [
          place,
          `<code>${escaped(it.name)}</code>${it.isRequired ? "" : " (may be left out)"}`,
          escaped(it.about),
        ]),
      )
    : ""
}
${call.body ? `<h4>Body</h4>${shown(call, call.body)}` : ""}
${Object.entries(call.answers)
  .map(
    ([status, it]) => `<h4>Answer ${status}</h4><p>${escaped(it.about)}</p>${it.schema ? shown(call, it.schema) : ""}`,
  )
  .join("")}
<details><summary>Refusals</summary>${table(
    ["Status", "Code", "Sentence"],
    refusalsOf(call)
      .map(exampleOf)
      .sort((a, b) => a.status - b.status || a.code - b.code)
      .map((it) => [String(it.status), String(it.code), escaped(it.message)]),
  )}</details>
</section>`;
}

/** The answer of many calls is shown once, with the first of them. */
function shown(call: Call, schema: z.ZodType): string {
  if (schema === CustomerAnswer && call.name !== "getCustomer")
    return '<p>As <a href="#getCustomer">getCustomer</a> answers.</p>';
  return `<pre>${escaped(describeSchema(schema, schema === call.body ? "input" : "output"))}</pre>`;
}

function table(heads: readonly string[], rows: readonly string[][]): string {
  const head = heads.map((it) => `<th scope="col">${it}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((it) => `<td>${it}</td>`).join("")}</tr>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1b1916, #f1ede6); --quiet: light-dark(#5c5650, #b5ada2); --paper: light-dark(#fbfaf7, #191714); --plate: light-dark(#f0ece4, #24211d); --line: light-dark(#ddd6ca, #3b362f); --link: light-dark(#28646a, #8cc6cb); }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 6rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-block-start: 3.5rem; font-size: 1.375rem; border-block-end: 1px solid var(--line); padding-block-end: .375rem; }
h3 { margin-block: 0 .5rem; font-size: 1.0625rem; overflow-wrap: anywhere; }
h4 { margin-block: 1.25rem .375rem; font-size: .875rem; color: var(--quiet); }
section { padding-block: 1.75rem; border-block-end: 1px solid var(--line); }
code, pre { font: .875rem/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
pre { margin: 0; padding: .875rem 1rem; background: var(--plate); border-radius: .375rem; overflow-x: auto; }
a { color: var(--link); }
nav ul { columns: 16rem; padding: 0; list-style: none; }
nav ul ul { columns: auto; padding-inline-start: 1rem; font-weight: 400; }
nav > ul > li { break-inside: avoid; margin-block-end: 1rem; font-weight: 600; }
nav li li { font-size: .9375rem; }
.method { display: inline-block; min-inline-size: 3.75rem; font-size: .8125rem; color: var(--quiet); }
.key { color: var(--quiet); font-size: .9375rem; }
table { inline-size: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .375rem .75rem .375rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-weight: 600; color: var(--quiet); white-space: nowrap; }
details { margin-block-start: 1.25rem; }
summary { cursor: pointer; }
`;

/** What the page may do: nothing but show itself. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
