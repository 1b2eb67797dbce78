// A billing service in a process of its own, which may be killed at any moment. Its parent asks over the channel.
import { openDatabase, startJobs } from "@hemline/database";
import { pino } from "pino";
import { createBilling } from "../billing.ts";
import { defined } from "../rules/defined.ts";
import type { ChildProcessParts, ChildRequest } from "./child-processes.ts";

const { databaseUrl, gatewayUrl, now, provider } = JSON.parse(
  defined(process.env.CHILD_PARTS, "parts of the child process"),
) as ChildProcessParts;
const log = pino({ level: "silent" });
const db = openDatabase(databaseUrl, { log, max: 5, name: "hemline child" });
const billing = await createBilling({
  db,
  jobs: await startJobs(db, { log, name: "hemline child" }),
  mail: { send: async () => undefined, close: async () => undefined },
  clock: () => new Date(now),
  log,
  address: "http://billing.example/pay",
  provider: {
    ...provider,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const body = request.method === "GET" ? null : await request.text();
      return fetch(`${gatewayUrl}${pathname}${search}`, { method: request.method, headers: request.headers, body });
    },
  },
});

process.on("message", async ({ id, path, method, key, body }: ChildRequest) => {
  if (path === null) {
    await billing.tick();
    return process.send!({ id, status: 200, body: null });
  }
  const init = { method, headers: { authorization: `Bearer ${key}` }, ...(body === null ? {} : { body }) };
  const answer = await billing.fetch(new Request(`http://billing.example${path}`, init));
  process.send!({ id, status: answer.status, body: await answer.text() });
});
process.on("disconnect", () => process.exit());
process.send!({ id: 0 });
