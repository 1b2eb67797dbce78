import { lookup } from "node:dns/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import type { Reply, WebhookSender } from "../../context/webhook-sender.ts";
import { defined, firstOf } from "../../rules/defined.ts";
import { maxAnswerCharacters } from "../../rules/limits.ts";
import { forbiddenUrlReason, hostOf } from "./forbidden-url.ts";

class Refused extends Error {}

/**
 * Sends only by `https` to public addresses. The name is looked up once and the connection goes to the address that was
 * checked, so DNS rebinding gains nothing. Redirects are not followed.
 * @param o.mayReachLoopback allows plain `http` to this machine, for development
 * @param o.timeoutMs for everything together, looking up the name included
 */
export function httpWebhookSender(o: { mayReachLoopback: boolean; timeoutMs: number }): WebhookSender {
  return {
    async post({ url, headers, body }) {
      const startedAt = performance.now();
      const signal = AbortSignal.timeout(o.timeoutMs);
      try {
        const target = new URL(url);
        const address = await orTimeout(signal, fitAddress(target, o.mayReachLoopback));
        const { status, text } = await exchange({ target, address, headers, body, signal });
        return replySince(startedAt, status, text);
      } catch (error) {
        if (error instanceof Refused) return replySince(startedAt, null, error.message);
        if (signal.aborted) return replySince(startedAt, null, `No answer within ${o.timeoutMs / 1000} seconds.`);
        const code = (error as NodeJS.ErrnoException).code ?? String(error);
        return replySince(startedAt, null, `No connection: ${code}.`);
      }
    },
  };
}

function replySince(startedAt: number, status: number | null, answer: string): Reply {
  return { status, answer: storable(answer), tookMs: Math.round(performance.now() - startedAt) };
}

/** PostgreSQL stores no null characters, and we store no numbers as long as a card's. */
function storable(answer: string): string {
  return answer
    .slice(0, maxAnswerCharacters)
    .replaceAll("\0", "")
    .replace(/\d{13,}/g, "…");
}

interface Address {
  address: string;
  family: number;
}

async function fitAddress(url: URL, mayReachLoopback: boolean): Promise<Address> {
  const name = hostOf(url);
  const family = isIP(name);
  const found = family ? [{ address: name, family }] : await lookup(name, { all: true });
  const refusal = forbiddenUrlReason(url, { mayReachLoopback, found: found.map(({ address }) => address) });
  if (refusal) throw new Refused(refusal);
  return firstOf(found, "found");
}

function exchange(o: {
  target: URL;
  address: Address;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}): Promise<{ status: number; text: string }> {
  const send = o.target.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      o.target,
      { method: "POST", headers: o.headers, lookup: pinnedTo(o.address), agent: false, signal: o.signal },
      (response) =>
        void beginning(response).then((text) => resolve({ status: defined(response.statusCode, "status code"), text })),
    );
    request.on("error", reject);
    request.end(o.body);
  });
}

function pinnedTo(address: Address): LookupFunction {
  return (_name, options, found) => {
    if (options.all) found(null, [address]);
    else found(null, address.address, address.family);
  };
}

/** A status is an answer, even if the rest is endless, slow or breaks off. */
async function beginning(response: IncomingMessage): Promise<string> {
  let text = "";
  try {
    for await (const chunk of response.setEncoding("utf8")) {
      text += chunk;
      if (text.length >= maxAnswerCharacters) break;
    }
  } catch {
    return text;
  }
  response.destroy();
  return text;
}

async function orTimeout<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const give = () => reject(signal.reason);
  signal.addEventListener("abort", give, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", give);
  }
}
