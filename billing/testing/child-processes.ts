import { type ChildProcess, fork } from "node:child_process";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { defined } from "../rules/defined.ts";
import type { Answer, TestClient } from "./test-api.ts";
import type { TestBilling } from "./test-billing.ts";

/** What a child needs to know. */
export interface ChildProcessParts {
  databaseUrl: string;
  gatewayUrl: string;
  now: string;
  provider: Pick<TestBilling["parts"]["provider"], "secretKey" | "publishableKey" | "webhookSecret" | "scriptUrl">;
}

/** A call for a child; without a path, a tick. */
export interface ChildRequest {
  id: number;
  path: string | null;
  method: string;
  key: string;
  body: string | null;
}

/** A service in a process of its own. What it was asked when it died is answered with a throw. */
interface BillingChildProcess extends TestClient {
  tick(): Promise<unknown>;
  /** Resolves when it is gone. */
  gone: Promise<void>;
  kill(): void;
}

/** A card simulator on a port of this machine, and services that use it from their own processes. */
export interface ChildProcesses {
  bears(): Promise<BillingChildProcess>;
  /** The next call that `pattern` fits has its effect, or none, and kills the process that made it. */
  killsAt(pattern: RegExp, side: "before" | "after"): void;
}

export async function childProcesses(service: TestBilling): Promise<ChildProcesses> {
  let trap: { pattern: RegExp; side: "before" | "after" } | null = null;
  let latest: BillingChildProcess | undefined;
  const server = createServer(async (request, response) => {
    const body = await textOf(request);
    const call = `${request.method} ${new URL(defined(request.url, "url"), "http://billing.example").pathname}`;
    const sprung = trap?.pattern.test(call) ? trap : null;
    if (sprung) trap = null;
    if (sprung?.side !== "before") {
      const answer = await service.gateway.fetch(requestOf(request, body));
      if (!sprung) {
        response.writeHead(answer.status, Object.fromEntries(answer.headers));
        response.end(await answer.text());
        return;
      }
    }
    latest?.kill();
    request.socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const children: ChildProcess[] = [];
  onTestFinished(async () => {
    for (const child of children) child.kill("SIGKILL");
    server.closeAllConnections();
    server.close();
  });
  const { secretKey, publishableKey, webhookSecret, scriptUrl } = service.parts.provider;
  return {
    killsAt: (pattern, side) => {
      trap = { pattern, side };
    },
    async bears() {
      const parts: ChildProcessParts = {
        databaseUrl: service.db.$client.options.connectionString!,
        gatewayUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        now: service.clock().toISOString(),
        provider: { secretKey, publishableKey, webhookSecret, scriptUrl },
      };
      const env = { ...process.env, CHILD_PARTS: JSON.stringify(parts) };
      const child = fork(new URL("./child-process-entry.ts", import.meta.url), { env, execArgv: [] });
      children.push(child);
      latest = await talkTo(child, service);
      return latest;
    },
  };
}

async function talkTo(child: ChildProcess, { clock, keys }: TestBilling): Promise<BillingChildProcess> {
  const waiting = new Map<number, PromiseWithResolvers<Answer<never>>>();
  const ready = Promise.withResolvers<void>();
  let asked = 0;
  child.on("message", ({ id, status, body }: { id: number; status: number; body: string | null }) => {
    if (id === 0) ready.resolve();
    waiting.get(id)?.resolve({ status, body: body ? JSON.parse(body) : null } as Answer<never>);
  });
  const gone = new Promise<void>((resolve) =>
    child.on("exit", () => {
      ready.reject(new Error("It ended before it began."));
      for (const it of waiting.values()) it.reject(new Error("It was killed."));
      resolve();
    }),
  );
  const ask = (path: string | null, method: string, body: unknown, key: string = keys.sandbox) => {
    const id = ++asked;
    const answer = Promise.withResolvers<Answer<never>>();
    waiting.set(id, answer);
    child.send({
      id,
      path,
      method,
      key,
      body: body === undefined ? null : JSON.stringify(body),
    } satisfies ChildRequest);
    return answer.promise;
  };
  await ready.promise;
  return {
    clock,
    gone,
    get: (path, key) => ask(path, "GET", undefined, key),
    post: (path, body, key) => ask(path, "POST", body, key),
    confirms: () => Promise.reject(new Error("Cards are confirmed at the service.")),
    tick: () => ask(null, "", undefined),
    kill: () => void child.kill("SIGKILL"),
  };
}

function requestOf({ url, method, headers }: IncomingMessage, body: string): Request {
  return new Request(`http://billing.example${url}`, {
    method: defined(method, "method"),
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]),
    body: body === "" ? null : body,
  });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  request.setEncoding("utf8");
  for await (const chunk of request) text += chunk;
  return text;
}
