// The process that decodes untrusted files: it reads one file, answers with encoded images, and may die without harm.
import { constants, setPriority } from "node:os";
import { TooLarge, TooLargeAvif } from "./decode-image.ts";
import { findColours, makeAvif, makeRenditions, makeUncropped } from "./make-renditions.ts";
import {
  maxWorkerMemoryMb,
  outOfCpuTimeExitCode,
  outOfMemoryExitCode,
  type Refusal,
  type Reply,
  type Task,
} from "./messages.ts";
import { TooHeavy } from "./strip-png.ts";

const mb = 1024 * 1024;
/** Above this a fresh process is cheaper than the fragmented memory of this one. */
const restartAboveMb = 180;
/** Processor time and not wall time, or a busy machine would refuse images as too heavy. */
const cpuTimeoutMs = { renditions: 10_000, uncropped: 10_000, colours: 10_000, avif: 30_000, "open-graph": 10_000 };

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
process.on("disconnect", () => process.exit());
process.on("message", (task: Task) => void answer(task));

let current: { timeoutMs: number; from: NodeJS.CpuUsage } | undefined;
// libvips works on threads of its own, so this timer keeps ticking meanwhile.
setInterval(() => {
  if (process.memoryUsage.rss() > maxWorkerMemoryMb * mb) process.exit(outOfMemoryExitCode);
  if (!current) return;
  const { user, system } = process.cpuUsage(current.from);
  if ((user + system) / 1000 > current.timeoutMs) process.exit(outOfCpuTimeExitCode);
}, 25);

async function answer(task: Task): Promise<void> {
  current = { timeoutMs: cpuTimeoutMs[task.kind], from: process.cpuUsage() };
  const reply = await run(task).catch((error: unknown): Reply => {
    if (/out of memory|insufficient memory|(unable|failed) to allocate|memory alloc/i.test(String(error)))
      process.exit(outOfMemoryExitCode);
    return { kind: "refused", why: refusalOf(error) };
  });
  current = undefined;
  process.send?.(reply, () => {
    if (process.memoryUsage.rss() > restartAboveMb * mb) process.exit();
  });
}

async function run(task: Task): Promise<Reply> {
  switch (task.kind) {
    case "renditions":
      return { kind: "renditions", image: await makeRenditions(task.file, task.crop) };
    case "uncropped":
      return { kind: "uncropped", bytes: await makeUncropped(task.file) };
    case "colours":
      return { kind: "colours", colours: await findColours(task.file, task.crop) };
    case "avif":
      return { kind: "avif", bytes: await makeAvif(task.file, task.crop, task.widthPx) };
    case "open-graph": {
      // With its fonts, for the workers that draw one.
      const { drawPicture } = await import("./open-graph/draw-picture.ts");
      return { kind: "open-graph", bytes: await drawPicture(task.words, task.files) };
    }
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof TooLargeAvif) return "too-large-avif";
  if (error instanceof TooLarge || /pixel limit/i.test(String(error))) return "too-large";
  return error instanceof TooHeavy ? "too-heavy" : "unreadable";
}
