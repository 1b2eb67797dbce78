import { html } from "hono/html";
import { generalErrorsOf } from "../endpoints/all-endpoints.ts";
import { curlOf } from "../endpoints/curl.ts";
import {
  type Endpoint,
  type Parameter,
  type ProblemFactory,
  pathParametersOf,
  templateOf,
} from "../endpoints/endpoint.ts";
import { exampleOf } from "../endpoints/error-examples.ts";
import { jsonSchemaOf } from "../fields/json-schema.ts";
import { fieldList } from "./field-list.ts";
import { layout, type PageContext } from "./layout.ts";
import { codeBlock, jsonBlock, type Markup, prose, table } from "./markup.ts";
import { tryForm } from "./try-form.ts";

/** Everything about one endpoint. */
export function endpointPage(context: PageContext, endpoint: Endpoint): Markup {
  const { method, path, title, description, key, body } = endpoint;
  return layout(
    context,
    endpoint,
    html`<article class="endpoint">
<header>
<h1>${title}</h1>
<p class="address"><b class="method ${method}">${method.toUpperCase()}</b> <code>${templateOf(path)}</code></p>
<p>${prose(description)}</p>
<p class="key">${key === "secret" ? "Needs a secret key." : "Works with a public or a secret key."}</p>
</header>
<aside aria-label="Examples">
${codeBlock("Example request", curlOf(endpoint, context.address))}
${Object.entries(endpoint.responses).map(([status, it]) =>
  it.schema
    ? jsonBlock(`Response ${status}`, it.example)
    : html`<p class="no-body">Response ${status}, without a body.</p>`,
)}
</aside>
<div class="details">
${parameters("Path parameters", pathParametersOf(endpoint))}
${parameters("Query parameters", endpoint.query ?? [])}
${parameters("Headers", endpoint.headers ?? [])}
${body ? html`<h2>Request body</h2>${fieldList(jsonSchemaOf(body.schema, "input"), "input")}` : ""}
${tryForm(context, endpoint)}
${responses(endpoint)}
${errors(endpoint)}
</div>
</article>`,
  );
}

function parameters(title: string, list: readonly Parameter[]): Markup | "" {
  if (list.length === 0) return "";
  return html`<h2>${title}</h2>
<ul class="fields">${list.map(
    (it) =>
      html`<li><p class="field"><code>${it.name}</code> <span>string</span> <span>${
        it.isRequired ? "required" : "optional"
      }</span></p><p>${prose(it.description)}</p></li>`,
  )}</ul>`;
}

function responses(endpoint: Endpoint): Markup {
  return html`<h2>Response</h2>
${Object.entries(endpoint.responses).map(([status, { description, schema }], at) => {
  const isRepeated = at > 0 && schema === Object.values(endpoint.responses)[0]?.schema;
  const fields = schema && !isRepeated ? fieldList(jsonSchemaOf(schema, "output"), "output") : "";
  return html`<p><b>${status}</b> ${prose(description)}</p>
${fields && html`<details><summary>Fields of the response</summary>${fields}</details>`}`;
})}`;
}

function errors(endpoint: Endpoint): Markup {
  const general = errorTable(generalErrorsOf(endpoint));
  return html`<h2>Errors</h2>
${endpoint.errors ? errorTable(endpoint.errors) : ""}
<details><summary>Errors of every endpoint</summary>${general}</details>`;
}

function errorTable(factories: readonly ProblemFactory[]): Markup {
  const rows = factories
    .map(exampleOf)
    .sort((a, b) => a.status - b.status || a.body.code - b.body.code)
    .map(({ status, body }) => [String(status), String(body.code), body.message]);
  return table(["Status", "Code", "Message, for example"], rows);
}
