import { expect, test, vi } from "vitest";
import type { EntryText } from "../../../../shared/notebook-admin/notebook-admin.ts";
import { entrySaveCall } from "./entry-calls.ts";

const text = (title: string): EntryText => ({ title, excerpt: "", document: { version: 1, blocks: [] } });
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

/** Answers one after the other; an error is a lost connection. */
function server(...answers: (Response | Error)[]) {
  const sent: { call: string; title: string; key: string | null }[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body, headers }: RequestInit) => {
    const { title } = JSON.parse(String(body));
    sent.push({ call: `${method} ${url}`, title, key: new Headers(headers).get("Idempotency-Key") });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer;
  });
  return sent;
}

const saved = (version: number) => json(200, { data: { id: "coat", version, savedAt: "2026-11-19T07:00:00Z" } });

test("an entry is created once, however often its text changes before the answer", async () => {
  const sent = server(new Error("lost"), saved(1), saved(2));
  const save = entrySaveCall();
  expect(await save(text("A"), null)).toEqual({ step: "failed", why: "no-connection" });
  expect(await save(text("AB"), null)).toMatchObject({ step: "saved", version: 2 });
  expect(sent.map(({ call, title }) => `${call} ${title}`)).toEqual([
    ...["POST /api/admin/notebook A", "POST /api/admin/notebook A", "PUT /api/admin/notebook/coat/text AB"],
  ]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test.each([
  [
    json(409, { message: "Ida saved", data: { saved: { id: "coat", version: 7 } } }),
    { step: "conflict", saved: { id: "coat", version: 7 } },
  ],
  [json(409, { message: "Still running" }), { step: "failed", why: "busy" }],
  [json(401, { message: "Log in" }), { step: "failed", why: "logged-out" }],
  [json(503, {}), { step: "failed", why: "busy" }],
  [
    json(422, { message: "Check", data: { title: ["Use 120 characters or fewer."] } }),
    { step: "refused", message: "Use 120 characters or fewer." },
  ],
  [json(413, { message: "This is too large." }), { step: "refused", message: "This is too large." }],
])("answers are outcomes", async (answer, outcome) => {
  server(answer);
  expect(await entrySaveCall()(text("A"), { id: "coat", version: 1, savedAt: "" })).toEqual(outcome);
});
