import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;
const isNumber = (name: string) => /^\d+$/.test(name);
const ofProcess = (pid: string | number, what: string) => readFileSync(`/proc/${pid}/${what}`, "latin1");

function parentOf(pid: string | number): number {
  return Number(/PPid:\s+(\d+)/.exec(ofProcess(pid, "status"))?.[1]);
}

function cpuSecondsOf(pid: string): number {
  const [utime = 0, stime = 0] = ofProcess(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (utime + stime) / ticksPerSecond;
}

const isOurPictureProcess = (pid: string): boolean =>
  ofProcess(pid, "cmdline").includes("images/worker") && parentOf(parentOf(pid)) === process.pid;

const peakMbOf = (pid: string): number => Number(/VmHWM:\s+(\d+)/.exec(ofProcess(pid, "status"))?.[1] ?? 0) / 1024;

/** Watches memory and CPU time of the picture processes of a Hemline started by this process. */
export function watchPictureProcesses() {
  const seen = new Map<string, { peakMb: number; cpuSeconds: number }>();
  const look = () => {
    for (const pid of readdirSync("/proc").filter(isNumber))
      try {
        if (isOurPictureProcess(pid)) seen.set(pid, { peakMb: peakMbOf(pid), cpuSeconds: cpuSecondsOf(pid) });
      } catch {
        // The process ended between two samples.
      }
  };
  const watch = setInterval(look, 100);
  const sum = (each: number[]) => each.reduce((all, one) => all + one, 0);
  return {
    peakMb: () => Math.round(Math.max(0, ...[...seen.values()].map(({ peakMb }) => peakMb))),
    cpuSeconds: () => sum([...seen.values()].map(({ cpuSeconds }) => cpuSeconds)),
    stop: () => clearInterval(watch),
  };
}
