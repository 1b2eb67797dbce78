import { testDatabase, testJobs } from "@hemline/database/testing";
import { expect, onTestFinished, test } from "vitest";
import { mailCommand } from "./mail-command.ts";

/** A terminal, and a contact message and a receipt that were not delivered for three days. */
async function testTerminal() {
  const { db, url, close } = await testDatabase();
  const jobs = await testJobs(db);
  onTestFinished(async () => {
    await jobs.stop();
    await close();
  });
  const sent: string[] = [];
  let works = false;
  const send = async ({ email }: { email: string }) => {
    if (!works) throw new Error("connect ECONNREFUSED 127.0.0.1:25");
    sent.push(email);
  };
  await jobs.work("site.contact", send, { lasting: true });
  await jobs.enqueue("site.contact", { name: "Ada", email: "ada@example.org", text: "Hello" });
  await jobs.drain({ until: new Date(Date.now() + 86_400_000) }).catch(() => undefined);
  await db.$client.query(
    `insert into billing.emails (id, type, subject, period, email, tries, created_at, fault)
     values ('01980000-0000-7000-8000-000000000001', 'purchase', 'x', '', 'bob@example.org', 10, '2026-01-31', '550 no')`,
  );
  return {
    sent,
    works: () => {
      works = true;
      return jobs.drain();
    },
    isDue: async () => (await db.$client.query("select due_at <= now() as due from billing.emails")).rows[0].due,
    async run(...args: string[]) {
      const lines: string[] = [];
      const note = (line: string) => void lines.push(line);
      const code = await mailCommand(args, { DATABASE_URL: url }, { say: note, complain: note });
      return { code, lines };
    },
  };
}

test("undelivered emails are listed and sent again", async () => {
  const { run, sent, works, isDue } = await testTerminal();
  const { code, lines } = await run("failed");
  expect(code).toBe(0);
  expect(lines).toEqual([
    "01980000-0000-7000-8000-000000000001  billing.purchase  bob@example.org  since 2026-01-31T00:00:00.000Z, 10 attempts: 550 no",
    expect.stringMatching(
      /^\S+ {2}site\.contact {2}ada@example\.org {2}since .*, 21 attempts: Error: connect ECONNREFUSED/,
    ),
    "2 emails not delivered.",
  ]);
  expect(await run("retry")).toEqual({ code: 0, lines: ["2 emails will be sent again."] });
  expect(await run("failed")).toEqual({ code: 0, lines: ["Every email was delivered."] });
  await works();
  expect(sent).toEqual(["ada@example.org"]);
  expect(await isDue()).toBe(true);
});

test("one email is sent again and another deleted, by their ids", async () => {
  const { run, sent, works } = await testTerminal();
  const [bobs, adas] = (await run("failed")).lines.map((line) => line.split(" ")[0]!);
  expect(await run("drop", bobs!)).toEqual({ code: 0, lines: ["1 email deleted."] });
  expect(await run("retry", adas!)).toEqual({ code: 0, lines: ["1 email will be sent again."] });
  expect((await run("failed")).lines).toEqual(["Every email was delivered."]);
  await works();
  expect(sent).toEqual(["ada@example.org"]);
});

test("unknown commands and ids are errors", async () => {
  const { run } = await testTerminal();
  expect((await run("drop")).code).toBe(2);
  expect((await run()).code).toBe(2);
  expect(await run("retry", "nothing")).toEqual({
    code: 1,
    lines: ["There is no undelivered email nothing. To list them: npm run mail -- failed"],
  });
});
