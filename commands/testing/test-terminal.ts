import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@hemline/database/testing";
import { onTestFinished } from "vitest";
import { billingCommand } from "../billing-command.ts";

export const demoCatalogue = join(import.meta.dirname, "..", "..", "demo", "catalogue.json");

interface Ending {
  code: number;
  out: string;
  err: string;
}

/** `npm run billing -- …` as a process of its own. */
export function inAProcess(env: Record<string, string>, ...args: string[]): Promise<Ending> {
  const {
    PATH = "",
    HOME = "",
    NODE_COMPILE_CACHE = join(import.meta.dirname, "..", "..", ".cache", "compiled"),
  } = process.env;
  const program = join(import.meta.dirname, "..", "billing.ts");
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH, HOME, NODE_COMPILE_CACHE, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
    child.stdin?.end();
  });
}

export async function inThisProcess(
  { INIT_CWD = "", ...env }: Record<string, string>,
  ...args: string[]
): Promise<Ending> {
  const output = { out: "", err: "" };
  const code = await billingCommand(args, env, {
    folder: INIT_CWD,
    say: (line) => {
      output.out += `${line}\n`;
    },
    complain: (line) => {
      output.err += `${line}\n`;
    },
    agrees: async () => false,
  });
  return { code, ...output };
}

/** A database and a working directory, until the caller's test ends. */
export async function testTerminal(whenOver: (close: () => Promise<void>) => void = onTestFinished) {
  const { db, url, close } = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "hemline-command-"));
  whenOver(async () => {
    rmSync(folder, { recursive: true });
    await close();
  });
  const env = { DATABASE_URL: url, INIT_CWD: folder };
  return {
    folder,
    env,
    run: (...args: string[]) => inThisProcess(env, ...args),
    runWith: (more: Record<string, string>, ...args: string[]) => inThisProcess({ ...env, ...more }, ...args),
    file(name: string, text: string) {
      writeFileSync(join(folder, name), text);
      return name;
    },
    rows: async (sql: string) => (await db.$client.query(sql)).rows,
  };
}
