import { html } from "hono/html";
import { UnknownSubscriber } from "../../../problems.ts";
import { retentionDays } from "../../../rules/limits.ts";
import { endpoints } from "../endpoints/all-endpoints.ts";
import { curlOf } from "../endpoints/curl.ts";
import { slugOf, templateOf } from "../endpoints/endpoint.ts";
import { exampleOf } from "../endpoints/error-examples.ts";
import { groups, layout, type PageContext } from "./layout.ts";
import { codeBlock, jsonBlock, type Markup, prose, table } from "./markup.ts";

/** The start page: what holds for all endpoints, and the list of them. */
export function overviewPage(context: PageContext): Markup {
  return layout(
    context,
    null,
    html`<h1>Hemline billing API</h1>
<p class="lead">Sell subscriptions, one-time purchases and virtual currencies from any app. Requests and responses are JSON over HTTPS.</p>
<div class="topics">
${topic("base-url", "Base URL", codeBlock("All paths are relative to this address", context.address))}
${authentication(context)}
${firstRequest(context)}
${errors()}
${conventions()}
</div>
<h2 id="endpoints">Endpoints</h2>
${endpointLists(context)}`,
  );
}

function topic(id: string, title: string, content: Markup): Markup {
  return html`<section>
<h2 id="${id}">${title}</h2>
${content}
</section>`;
}

const kindsOfKeys = [
  [prose("`rcb_…`"), "Browsers and apps, production", "Everything a checkout needs"],
  [prose("`rcb_sb_…`"), "Browsers and apps, sandbox", "The same, without real money"],
  [prose("`test_…`"), "Browsers and apps, test store", "The same, with test purchases instead of a checkout"],
  [prose("`sk_…`"), "Your servers only", "Everything: refunds, grants, plan changes, webhooks"],
];

function authentication(context: PageContext): Markup {
  return topic(
    "authentication",
    "Authentication",
    html`<p>${prose("Send an API key with every request, in the header `Authorization: Bearer <key>`.")}</p>
${table(["Key", "Where to use it", "What it can do"], kindsOfKeys)}
<p>Anyone with a public key and an app user id can read what that customer has, so use ids that cannot be guessed.${
      context.sandboxKey ? " On these pages, a sandbox key is filled in for you." : ""
    }</p>`,
  );
}

function firstRequest(context: PageContext): Markup {
  const endpoint = endpoints.find((it) => it.name === "getOfferings");
  if (!endpoint) throw new Error("The reference begins with an endpoint that does not exist.");
  const link = html`<a href="${context.base}/${slugOf(endpoint)}">Try it here</a>`;
  return topic(
    "first-request",
    "Your first request",
    html`<p>${prose("The examples take the key from `PUBLIC_KEY` or `SECRET_KEY`.")} ${link}, or in a terminal:</p>
${codeBlock("List offerings", `export PUBLIC_KEY=${context.sandboxKey ?? "rcb_sb_…"}\n${curlOf(endpoint, context.address)}`)}`,
  );
}

const errorStatuses = [
  ["400, 422", "The request is invalid: fix it before you send it again."],
  ["401, 403", "The key is missing, unknown, or not allowed to do this."],
  ["404", "What the request names does not exist."],
  ["409", "It conflicts with the current state, for example with an active subscription."],
  ["424", "The card provider failed."],
  ["429", prose("Too many requests: wait for the seconds in the `Retry-After` header.")],
  ["500, 503", "Something went wrong on our side: try again later."],
];

function errors(): Markup {
  const { status, body } = exampleOf(UnknownSubscriber);
  return topic(
    "errors",
    "Errors",
    html`<p>${prose("An error has a status of 400 or above. Its `code` is for your program, its `message` for people. Each endpoint lists the errors it can return.")}</p>
${jsonBlock(`Response ${status}`, body)}
${table(["Status", "Meaning"], errorStatuses)}`,
  );
}

function conventions(): Markup {
  return topic(
    "conventions",
    "Conventions",
    html`<dl>
<dt>Amounts</dt><dd>${prose("In micros, millionths of a currency's main unit: `9990000` is 9.99.")}</dd>
<dt>Timestamps</dt><dd>${prose("ISO 8601 in UTC. Fields that end in `_ms` are milliseconds since 1970.")}</dd>
<dt>Idempotency</dt><dd>${prose(`Refunds and balance adjustments take an \`Idempotency-Key\` header. A repeated request with the same idempotency key runs once, for ${retentionDays.idempotencyKeys} days.`)}</dd>
<dt>CORS</dt><dd>Any website may call the API.</dd>
</dl>`,
  );
}

function endpointLists({ base }: PageContext): Markup {
  return html`${[...groups].map(
    ([group, list]) => html`<h3>${group}</h3>
<ul class="endpoints">${list.map(
      (it) => html`<li id="${it.name}"><a href="${base}/${slugOf(it)}">${it.title}</a>
<span class="address"><b class="method ${it.method}">${it.method.toUpperCase()}</b> <code>${templateOf(it.path)}</code></span></li>`,
    )}</ul>`,
  )}`;
}
