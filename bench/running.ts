import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Running {
  address: string;
  /** CPU time in ms that the process, and the database server below `dataDir`, have used so far. */
  cpuMs(): { app: number; database: number };
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, "..");
const ticksPerSecond = 100;

/** Starts Hemline on a free port with the demo content in a data folder of its own, kept between runs. */
export async function runHemline(env: Record<string, string> = {}): Promise<Running> {
  const dataDir =
    process.env.BENCH_DATA_DIR ?? join(process.getuid?.() === 0 ? "/var/lib/hemline" : join(root, ".data"), "bench");
  const child = spawn(process.execPath, [join(root, "main.ts")], {
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
  return {
    address,
    cpuMs: () => ({ app: cpuOf(child.pid as number), database: databaseCpu(dataDir) }),
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk;
      const found = /Hemline is open at (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`Hemline ended with ${code} before it was open.`)));
  });
}

function statOf(pid: number): { parent: number; ticks: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return {
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14]),
    };
  } catch {
    return { parent: 0, ticks: 0 };
  }
}

const cpuOf = (pid: number) => (statOf(pid).ticks * 1000) / ticksPerSecond;

/** The postmaster and its children; ended children count in their parent's time. */
function databaseCpu(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  const children = readdirSync("/proc").filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name)).parent === postmaster,
  );
  return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + cpuOf(pid), 0);
}
