import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { cpuOf } from "./process-cpu.ts";

export interface BareServer {
  address: string;
  cpuMs(): number;
  stop(): void;
}

/** Starts bare node:http in its own process. @param bytes of each answer */
export async function startBareServer(bytes: number): Promise<BareServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts"), String(bytes)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return {
    address: `http://127.0.0.1:${String(port).trim()}`,
    cpuMs: () => cpuOf(child.pid as number),
    stop: () => void child.kill(),
  };
}
