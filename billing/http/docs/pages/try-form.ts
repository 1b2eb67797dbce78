import { html } from "hono/html";
import { type Endpoint, type Parameter, pathParametersOf } from "../endpoints/endpoint.ts";
import type { PageContext } from "./layout.ts";
import type { Markup } from "./markup.ts";

/** A form that sends the request from the page. Hidden until its script runs. */
export function tryForm(context: PageContext, endpoint: Endpoint): Markup {
  const { method, path, body, query = [], headers = [] } = endpoint;
  const apiPath = new URL(context.address).pathname.replace(/\/$/, "");
  return html`<section class="try" aria-labelledby="try" hidden>
<h2 id="try">Try it</h2>
<form data-method="${method.toUpperCase()}" data-path="${apiPath}${path}">
${keyField(context, endpoint)}
${pathParametersOf(endpoint).map((it) => field("path", it, it.example))}
${query.map((it) => field("query", it, it.isRare ? "" : it.example))}
${headers.map((it) => field("header", it, ""))}
${body ? bodyField(body.example) : ""}
<p class="send"><button type="submit">Send request</button>${
    method === "get" ? "" : html` <span>This changes data of the key's project.</span>`
  }</p>
</form>
<p class="outcome" role="status"></p>
<div class="response"></div>
</section>`;
}

function keyField(context: PageContext, { key }: Endpoint): Markup {
  return key === "secret"
    ? html`<label for="try-key">Secret key</label>
<input id="try-key" name="key" type="password" placeholder="sk_…" required ${printable} autocomplete="off" spellcheck="false" aria-describedby="try-key-hint">
<p class="hint" id="try-key-hint">Sent to this service only, and forgotten when you leave the page.</p>`
    : html`<label for="try-key">API key</label>
<input id="try-key" name="key" value="${context.sandboxKey ?? ""}" placeholder="rcb_sb_…" required ${printable} autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="try-key-hint">
<p class="hint" id="try-key-hint">${
        context.sandboxKey ? "A sandbox key is filled in." : "A sandbox key is best for trying things out."
      }</p>`;
}

function field(place: "path" | "query" | "header", it: Parameter, value: string): Markup {
  const id = `try-${place}-${it.name}`;
  const required = it.isRequired ? html` required` : "";
  return html`<label for="${id}"><code>${it.name}</code>${place === "path" ? "" : ` (${place}, ${it.isRequired ? "required" : "optional"})`}</label>
<input id="${id}" name="${it.name}" value="${value}" data-place="${place}"${required}${place === "header" ? html` ${printable}` : ""} autocomplete="off" autocapitalize="off" spellcheck="false">`;
}

function bodyField(example: unknown): Markup {
  const json = JSON.stringify(example, null, 2);
  return html`<label for="try-body">Request body</label>
<textarea id="try-body" name="body" rows="${json.split("\n").length}" spellcheck="false" autocapitalize="off">${json}</textarea>`;
}

/** What an HTTP header can carry. */
const printable = html`pattern="\\s*[\\x21-\\x7e]+\\s*" title="Printable ASCII characters without spaces"`;
