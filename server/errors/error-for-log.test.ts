import { testDatabase } from "@hemline/database/testing";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { errorForLog } from "./error-for-log.ts";

test("what was asked of the database is logged, and not with which words", async () => {
  const { db, close } = await testDatabase();
  onTestFinished(close);
  const fault = await db
    .execute(sql`select ${"whsec_secret"}::int, ${"ada@mail.example\nof Vienna"}`)
    .catch((it) => it);
  const told = JSON.stringify(errorForLog(new Error("A letter could not be written.", { cause: fault })));
  const itself = JSON.stringify(errorForLog(fault));
  for (const text of [told, itself]) {
    expect(text).toContain("select $1::int, $2");
    expect(text).not.toMatch(/ada@mail|of Vienna|params/);
  }
});
