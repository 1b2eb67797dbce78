import { expect, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { apis } from "../site.ts";
import { type Cast, openCast } from "../testing/cast/cast.ts";
import { exampleOf } from "../testing/cast/examples.ts";
import { answeredRow, type Row, readTable, writeRow } from "../testing/cast/permission-table.ts";
import { type Role, roles } from "../testing/cast/roles.ts";
import { inUndoneTransaction } from "../testing/cast/undone-transaction.ts";
import { jpeg } from "../testing/test-jpeg.ts";
import { callPermissions } from "./testing/call-permissions.ts";
import { requestOf } from "./testing/call-requests.ts";

const rows = readTable(callPermissions);

async function statusOf({ examples, personIn }: Cast, row: Row, role: Role): Promise<string> {
  const example = exampleOf(examples, row);
  const person = personIn(role, example);
  const { method, call, path, draft } = requestOf(row, example);
  // The bytes that the photo has already.
  if (call === "photo") return String((await person.uploads(await jpeg(), { id: example.id })).status);
  const from = { "X-Forwarded-For": `192.0.2.${roles.indexOf(role)}` };
  if (method !== "GET") return String((await person.sends(method, path, draft, from)).status);
  const response = await person.gets(path);
  await response.body?.cancel();
  return String(response.status);
}

test("every call answers every role as the table says", async () => {
  const cast = await openCast();
  const answered: Row[] = [];
  await inUndoneTransaction(cast.site, async (undoing) => {
    for (const row of rows) answered.push(await answeredRow(row, (role) => undoing(() => statusOf(cast, row, role))));
  });
  expect(answered.map(writeRow)).toEqual(rows.map(writeRow));
  expect(cast.site.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test("the table has a row for every call and every method that the site answers", () => {
  const served = apis.flatMap(({ routes }) =>
    routes.map(
      ({ method, path }) =>
        `${method} /api${path.replace(/:(id|place|token|press|on|table|version|format|collectionSlug|productSlug)\b/g, ":slug")}`,
    ),
  );
  const named = rows.map(({ name }) => {
    const [method, call] = name.split(" ") as [string, keyof typeof api];
    const address = api[call];
    return `${method} ${typeof address === "string" ? address : address(":slug", ":slug", ":slug")}`;
  });
  expect([...new Set(named)].sort()).toEqual([...new Set(served)].sort());
  expect([...new Set(rows.map(({ name }) => name.split(" ")[1]))].sort()).toEqual(Object.keys(api).sort());
});
