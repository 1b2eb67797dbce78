import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { nodeFlags } from "../../server/node-flags.mjs";
import { familyCpu, postmasterOf } from "./process-cpu.ts";
import { databaseMemory, memoryOf } from "./process-memory.ts";

export interface Running {
  address: string;
  /** The site's own key at billing. */
  billingKey: string;
  /** CPU time in ms that the process, and the database server below `dataDir`, have used so far. */
  cpuMs(): { app: number; database: number };
  /** Memory in MB of the process with its children, and of the database server; shared pages count by their share. */
  memoryMb(): { app: number; database: number };
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, "../..");

export const benchDataDir = (): string =>
  process.env.BENCH_DATA_DIR ?? join(process.getuid?.() === 0 ? "/var/lib/hemline" : join(root, ".data"), "bench");

/**
 * Starts Hemline on a free port with the demo content in its own data folder, which is kept between runs.
 * @param env `SERVICES` without the site leaves out the community.
 * @param o.awaitsPhotos false: photos may still be encoded in the background
 * @returns once the demo content is complete and every photo has all its files, so that nothing runs in the
 * background
 */
export async function runHemline(env: Record<string, string> = {}, { awaitsPhotos = true } = {}): Promise<Running> {
  const dataDir = env.DATA_DIR ?? benchDataDir();
  const child = spawn(process.execPath, [...nodeFlags, join(root, "server/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await printedAddress(child);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  try {
    if (!env.SERVICES || env.SERVICES.includes("site")) await untilSeeded(address, dataDir, awaitsPhotos);
  } catch (error) {
    await stop();
    throw error;
  }
  const { billingPublicKey } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
  return {
    address,
    billingKey: billingPublicKey,
    cpuMs: () => ({ app: familyCpu(child.pid as number), database: familyCpu(postmasterOf(dataDir)) }),
    memoryMb: () => ({ app: memoryOf(child.pid as number), database: databaseMemory(dataDir) }),
    stop,
  };
}

/** A new data folder takes most of an hour on two cores: photos are encoded at the lowest priority. */
const seedingTimeoutMs = 90 * 60_000;

async function untilSeeded(address: string, dataDir: string, awaitsPhotos: boolean): Promise<void> {
  const deadline = Date.now() + seedingTimeoutMs;
  while (!(isSeeded(dataDir) && (!awaitsPhotos || (await hasAllFiles(address))))) {
    if (Date.now() > deadline) throw new Error("The demo content did not become whole.");
    await pause(500);
  }
}

function isSeeded(dataDir: string): boolean {
  try {
    return (JSON.parse(readFileSync(join(dataDir, "demo.json"), "utf8")) as { state: string }).state === "whole";
  } catch {
    return false;
  }
}

/** AVIF is encoded last. */
async function hasAllFiles(address: string): Promise<boolean> {
  const slugs = new Set<string>();
  for (let page: string | null = "/looks/_payload.json"; page; ) {
    const text: string = await (await fetch(address + page)).text();
    if (text.includes('"avif":false')) return false;
    const { items, next }: Looks = (JSON.parse(text) as { page: { data: { looks: Looks } } }).page.data.looks;
    for (const { slug } of items) slugs.add(slug);
    page = next && `/looks/_payload.json?after=${next}`;
  }
  for (const slug of slugs)
    if ((await (await fetch(`${address}/looks/${slug}/_payload.json`)).text()).includes('"avif":false')) return false;
  return true;
}

interface Looks {
  items: { slug: string }[];
  next: string | null;
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk;
      const found = /Hemline is running at (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`Hemline ended with ${code} before it was open.`)));
  });
}
