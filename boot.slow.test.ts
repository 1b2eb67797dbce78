import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

interface Ending {
  code: number | null;
  /** What it printed, both streams. */
  said: string;
}

/** Runs the script to its end; `hears` is told what it has printed so far. */
type Boot = (args: string[], hears?: (said: string) => void) => Promise<Ending>;

/** A folder with the boot script and, in place of npm, a script that notes each installation. */
function aCheckout(): { folder: string; installations: () => number; boot: Boot } {
  const folder = mkdtempSync(join(tmpdir(), "hemline-boot-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ["boot.mjs", "server/file-lock.mjs", "server/node-flags.mjs", "package-lock.json"])
    cpSync(join(import.meta.dirname, file), join(folder, file));
  mkdirSync(join(folder, "database"));
  const cli = "const [, , ...args] = process.argv; console.log('ran', args.join()); process.exit(Number(args[0] ?? 0))";
  writeFileSync(join(folder, "database", "cli.ts"), cli);
  const npm = `import { appendFileSync, mkdirSync } from "node:fs";
    await new Promise((resolve) => setTimeout(resolve, 300));
    mkdirSync("node_modules", { recursive: true });
    appendFileSync("installations", "one\\n");`;
  writeFileSync(join(folder, "npm.mjs"), npm);
  const { npm_lifecycle_event: _, ...inherited } = process.env;
  const env = { ...inherited, npm_execpath: join(folder, "npm.mjs") };
  return {
    folder,
    installations: () => readFileSync(join(folder, "installations"), "utf8").trim().split("\n").length,
    boot: (args, hears) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, args, { cwd: folder, env });
        let said = "";
        for (const stream of [child.stdout, child.stderr])
          stream.on("data", (chunk) => {
            said += chunk;
            hears?.(said);
          });
        child.on("close", (code) => resolve({ code, said }));
      }),
  };
}

function leftLock(folder: string, words: string): void {
  mkdirSync(join(folder, ".cache"));
  writeFileSync(join(folder, ".cache", "installation.lock"), words);
}

describe("the boot script", () => {
  test("names the scripts when asked for another one, and installs nothing", async () => {
    const { folder, boot } = aCheckout();
    const { code, said } = await boot(["boot.mjs", "stat"]);
    expect(code).toBe(1);
    expect(said).toMatch(/^Unknown script "stat"\. Choose one of: start, dev, .+\.\n$/);
    expect(existsSync(join(folder, "installations"))).toBe(false);
  });

  test("installs once, runs the script with its arguments, and ends as it ended", async () => {
    const { installations, boot } = aCheckout();
    expect(await boot(["boot.mjs", "db", "3", "x"])).toEqual({
      code: 3,
      said: "Installing the packages that package-lock.json lists. This happens once.\nran 3,x\n",
    });
    expect(await boot(["boot.mjs", "db", "0"])).toEqual({ code: 0, said: "ran 0\n" });
    expect(installations()).toBe(1);
  });

  test("installs once when started several times at once", async () => {
    const { folder, installations, boot } = aCheckout();
    const endings = await Promise.all([1, 2, 3].map(() => boot(["boot.mjs", "db"])));
    expect(endings.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(installations()).toBe(1);
    expect(existsSync(join(folder, ".cache", "installation.lock"))).toBe(false);
  });

  test("installs anew when the lock file changed", async () => {
    const { folder, installations, boot } = aCheckout();
    await boot(["boot.mjs", "db"]);
    writeFileSync(join(folder, "package-lock.json"), "{}");
    await boot(["boot.mjs", "db"]);
    expect(installations()).toBe(2);
  });

  test("takes over the lock of a process that is dead", async () => {
    const { folder, installations, boot } = aCheckout();
    const dead = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => dead.on("exit", resolve));
    leftLock(folder, `${hostname()} ${dead.pid}`);
    expect((await boot(["boot.mjs", "db"])).code).toBe(0);
    expect(installations()).toBe(1);
  });

  test("takes over a lock that shows no life, whichever process has its holder's number now", async () => {
    const { folder, boot } = aCheckout();
    leftLock(folder, `${hostname()} ${process.pid}`);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(join(folder, ".cache", "installation.lock"), longAgo, longAgo);
    expect((await boot(["boot.mjs", "db"])).code).toBe(0);
  });

  test("waits for a living holder and says so once", async () => {
    const { folder, boot } = aCheckout();
    const lock = join(folder, ".cache", "installation.lock");
    leftLock(folder, `${hostname()} ${process.pid}`);
    const { code, said } = await boot(["boot.mjs", "db"], (sofar) => {
      if (sofar.includes("Waiting")) rmSync(lock, { force: true });
    });
    expect(code).toBe(0);
    expect(said.match(/Waiting for another Hemline process to finish its installation\./g)).toHaveLength(1);
  });

  test("says what is missing where there is no packaged Node and its own is too old", async () => {
    const { boot } = aCheckout();
    const old = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.9.0"})';
    const { code, said } = await boot(["--import", old, "boot.mjs", "db"]);
    expect(code).toBe(1);
    expect(said).toMatch(
      /Hemline needs Node 24 or newer, and this is .+\. There is no packaged Node for \S+\. Install Node 24 and try again\.\n$/,
    );
  });

  test("gives up after three installations that failed", async () => {
    const { folder, boot } = aCheckout();
    writeFileSync(join(folder, "npm.mjs"), "process.exit(7)");
    const { code, said } = await boot(["boot.mjs", "db"]);
    expect(code).toBe(1);
    expect(said).toBe(
      "Installing the packages that package-lock.json lists. This happens once.\nThe installation failed three times. npm has printed the reason.\n",
    );
  });
});
