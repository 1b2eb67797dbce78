import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { isRoot } from "../data-dir.ts";
import { silent } from "../log.ts";
import { holdServer } from "./hold-server.ts";
import { packagedPrograms } from "./postgres-programs.ts";
import { findAccount } from "./server-account.ts";
import { clusterFolder } from "./server-options.ts";
import { testServers, unsafeSettings } from "./testing/test-servers.ts";

// Each test creates a cluster or two, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** The package after an installation without install scripts: no library links, no execute bits. */
function barePackage(at: string): string {
  const programs = join(at, "native");
  mkdirSync(at, { recursive: true });
  cpSync(join(packagedPrograms(), "..", "package.json"), join(at, "package.json"));
  lay(packagedPrograms(), programs);
  for (const name of readdirSync(join(programs, "bin"))) chmodSync(join(programs, "bin", name), 0o644);
  return programs;
}

/** Copies a folder without its symbolic links. Large files of our own become hard links. */
function lay(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) lay(source, target);
    if (!entry.isFile()) continue;
    const { dev, uid } = statSync(source);
    const mayLink = basename(from) !== "bin" && dev === statSync(to).dev && uid === process.getuid?.();
    if (mayLink) linkSync(source, target);
    else cpSync(source, target);
  }
}

const nobody = findAccount("nobody:x:65534:65534::/:/bin/false")!;

describe("the programs", () => {
  test("run after an installation whose scripts were blocked, under a umask of 077", async () => {
    await using here = testServers();
    const programs = barePackage(join(here.folder, "package"));
    const cache = join(here.folder, "cache");
    const server = await here.holder({ dataDir: here.dataDir(), programs, cache }, { umask: "077" }).held;
    expect(server.how).toBe("started");
    expect(existsSync(cache)).toBe(false);
    expect(statSync(join(programs, "bin", "postgres")).mode & 0o111).toBe(0o111);
    expect(lstatSync(join(programs, "lib", "libicuuc.so.60")).isSymbolicLink()).toBe(process.platform === "linux");
  });

  test("are copied once from a project below a home folder that only root may enter, and used in place by its owner", async () => {
    await using here = testServers();
    const home = join(here.folder, "home");
    const programs = barePackage(join(home, "project", "package"));
    chmodSync(home, 0o700);
    const cache = join(here.folder, "cache");
    const first = here.holder({ dataDir: here.dataDir(), programs, cache }, { umask: "077" });
    expect((await first.held).how).toBe("started");
    await first.leaves();
    expect(existsSync(cache)).toBe(isRoot());
    if (!isRoot()) return;
    const [copy] = readdirSync(cache);
    const made = statSync(join(cache, copy!)).ctimeMs;
    const second = here.holder({ dataDir: here.dataDir("second"), programs, cache });
    expect((await second.held).how).toBe("started");
    expect(readdirSync(cache)).toEqual([copy]);
    expect(statSync(join(cache, copy!)).ctimeMs).toBe(made);
  });

  test("are copied by an ordinary user who may not write into the package", async () => {
    await using here = testServers();
    const programs = barePackage(join(here.folder, "package"));
    const account = isRoot() ? nobody : undefined;
    for (const folder of ["lib", "bin", "."]) chmodSync(join(programs, folder), 0o555);
    const dataDir = here.dataDir();
    if (account) {
      mkdirSync(dirname(dataDir));
      chownSync(dirname(dataDir), account.uid, account.gid);
    }
    const server = await here.holder({ dataDir, programs }, { account, umask: "077" }).held;
    expect(server.how).toBe("started");
    expect(statSync(clusterFolder(dataDir)).uid).toBe(account?.uid ?? process.getuid?.());
    expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres-"))).toHaveLength(1);
    for (const folder of ["lib", "bin", "."]) chmodSync(join(programs, folder), 0o755);
  });
});

describe("the data folder", () => {
  test("may have a path that is longer than a socket's may be, and is adopted there", async () => {
    await using here = testServers();
    const dataDir = here.dataDir(join("a".repeat(60), "b".repeat(60)));
    const first = here.holder({ dataDir });
    const { socketFolder } = await first.held;
    expect(socketFolder).not.toBe(clusterFolder(dataDir));
    expect(Buffer.byteLength(socketFolder)).toBeLessThan(90);
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    await first.isKilled();
    const second = here.holder({ dataDir });
    expect(await second.held).toMatchObject({ how: "adopted", socketFolder });
    await second.leaves();
    expect(existsSync(socketFolder)).toBe(false);
  });

  test("may have blanks, commas, quotes and letters of other scripts in its path", async () => {
    await using here = testServers();
    const server = await here.holder({ dataDir: here.dataDir(`blank ,"quoted' %20é服`) }).held;
    expect(server.how).toBe("started");
  });

  test("below a folder that is closed to the server's account is refused in one sentence", async () => {
    await using here = testServers();
    const closed = join(here.folder, "closed");
    mkdirSync(closed, { mode: 0o700 });
    const start = holdServer({ dataDir: join(closed, "project", "data"), log: silent, ...unsafeSettings });
    if (isRoot()) await expect(start).rejects.toThrow(`${closed} is closed to the account that runs PostgreSQL`);
    else await (await start).release();
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });
});

describe("the account", () => {
  test("that does not own the cluster is refused in one sentence", async () => {
    await using here = testServers();
    const dataDir = here.dataDir();
    mkdirSync(clusterFolder(dataDir), { recursive: true });
    chmodSync(clusterFolder(dataDir), isRoot() ? 0o700 : 0o000);
    const stranger = here.holder({ dataDir }, { account: isRoot() ? nobody : undefined });
    await expect(stranger.held).rejects.toThrow(`${clusterFolder(dataDir)} belongs to another account`);
    chmodSync(clusterFolder(dataDir), 0o700);
  });

  test("is postgres where it exists, else nobody, else none", () => {
    const root = "root:x:0:0:root:/root:/bin/bash\n";
    const nobodyLine = "nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n";
    expect(findAccount(`${root}${nobodyLine}postgres:x:101:104::/var/lib/postgresql:/bin/bash\n`)).toEqual({
      uid: 101,
      gid: 104,
    });
    expect(findAccount(root + nobodyLine)).toEqual({ uid: 65534, gid: 65534 });
    expect(findAccount(`${root}postgres:x:0:0::/:/bin/sh\n${nobodyLine}`)).toEqual({ uid: 65534, gid: 65534 });
    expect(findAccount(root)).toBeUndefined();
  });

  test("of an existing cluster stays the same", async () => {
    await using here = testServers();
    const dataDir = here.dataDir();
    if (isRoot()) {
      mkdirSync(clusterFolder(dataDir), { recursive: true });
      chownSync(clusterFolder(dataDir), nobody.uid, nobody.gid);
    }
    const { pid } = await here.holder({ dataDir }).held;
    const owner = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    expect(Number(owner)).toBe(isRoot() ? nobody.uid : process.getuid?.());
  });
});
