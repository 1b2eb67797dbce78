import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { eventTypes } from "../rules/catalogue/catalogue-webhook-endpoint.ts";
import type { TestBilling } from "./test-billing.ts";

/** What came in. */
export interface ReceivedCall {
  headers: IncomingHttpHeaders;
  body: string;
  event: { type: string; id: string; [field: string]: unknown };
}

export const receiverSecret = `whsec_${Buffer.from("an atelier's secret of 32 bytes!").toString("base64")}`;

/** An app's own server: it listens on this machine and answers as it is told. */
export interface WebhookReceiver {
  url: string;
  calls: ReceivedCall[];
  /** The types of what came in, in order. */
  heard(): string[];
  /** How it answers from now on; 200 in the beginning. */
  answers(how: (answer: ServerResponse, call: ReceivedCall) => void): void;
}

export const status =
  (code: number, body = "") =>
  (answer: ServerResponse) =>
    void answer.writeHead(code, { "content-type": "text/plain" }).end(body);

/** All but those that announce a payment: most stories are about what came of it. */
const usualTypes = Object.keys(eventTypes).filter((it) => it !== "INVOICE_ISSUANCE");

/** Opens a server and makes it an endpoint of the service, for the usual types unless told otherwise; none named are all. */
export async function startReceiver(
  { rows }: TestBilling,
  o: {
    identifier?: string;
    eventTypes?: string[];
    environment?: string;
    app?: string;
    email?: string;
    former?: string;
  } = {},
): Promise<WebhookReceiver> {
  const calls: ReceivedCall[] = [];
  let answer: (response: ServerResponse, call: ReceivedCall) => void = status(200);
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const call = { headers: request.headers, body, event: JSON.parse(body).event };
      calls.push(call);
      answer(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  const text = (it: string | undefined) => (it === undefined ? "null" : `'${it}'`);
  const { identifier = "shop", eventTypes: types = usualTypes, environment = "all" } = o;
  await rows(`
    insert into billing.webhook_endpoints
      (id, project_id, identifier, url, secret, former_secret, event_types, app, environment, email, created_at)
    select gen_random_uuid(), id, '${identifier}', '${url}', '${receiverSecret}', ${text(o.former)},
      '{${types.join(",")}}', ${text(o.app)}, '${environment}', ${text(o.email)}, created_at
    from billing.projects`);
  return {
    url,
    calls,
    heard: () => calls.map((it) => it.event.type),
    answers: (how) => {
      answer = how;
    },
  };
}
