import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Colour } from "../../shared/colours.ts";
import type { CropBox } from "../../shared/photos/photo.ts";
import { photoNotProcessed, queueFull, restarting, type SiteProblem, unusablePhoto } from "../problems.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { OpenGraphWords, ProcessedImage, Task } from "./worker/messages.ts";
import { createWorkerProcess, type Outcome, type WorkerProcess } from "./worker-process.ts";

/** Whose turn a task takes: members take turns, and `background` waits until no member does. */
type Priority = { member: string } | "background";

export interface ImageProcessor {
  /**
   * WebP and JPEG in all widths.
   * @throws 422 for a file that is no image or too large, 503 when too many tasks are waiting
   */
  makeRenditions(file: string, crop: CropBox | null, priority: Priority): Promise<ProcessedImage>;
  /** The whole image, small, as a WebP without metadata. @throws as `makeRenditions` */
  makeUncropped(file: string, priority: Priority): Promise<Uint8Array>;
  /** Of the clothes in it, the largest first. In the background. @throws as `makeRenditions` */
  findColours(file: string, crop: CropBox | null): Promise<Colour[]>;
  /** In the background. @throws as `makeRenditions` */
  makeAvif(file: string, crop: CropBox | null, widthPx: number): Promise<Uint8Array>;
  /**
   * A JPEG of 1200 × 630 px.
   * @param files renditions
   * @throws as `makeRenditions`
   */
  drawOpenGraph(words: OpenGraphWords, files: string[], priority: Priority): Promise<Uint8Array>;
  readonly pids: number[];
  close(): void;
}

/** One core answers requests; more than four processes would need more memory than they save time. */
export const maxWorkers = Math.max(1, Math.min(4, availableParallelism() - 1));

const maxWaiting = { perMember: 24, overall: 200 };
/** For a process that hangs. One that works too long is ended by the processor time it used. */
const timeoutMs = { renditions: 60_000, uncropped: 60_000, colours: 60_000, avif: 120_000, "open-graph": 60_000 };
const maxExternalKills = 5;

interface WaitingTask {
  task: Task;
  resolve(outcome: Outcome): void;
  reject(error: SiteProblem): void;
}

export function createImageProcessor({ workers = maxWorkers } = {}): ImageProcessor {
  const pool = Array.from({ length: workers }, createWorkerProcess);
  const idle = [...pool];
  const foreground = createFairQueue<WaitingTask>();
  const background: WaitingTask[] = [];
  let isClosed = false;

  function startNext(): void {
    for (let worker = idle[0]; worker; worker = idle[0]) {
      const waiting = foreground.take() ?? background.shift();
      if (!waiting) return;
      idle.shift();
      void run(worker, waiting);
    }
  }

  async function run(worker: WorkerProcess, { task, resolve, reject }: WaitingTask): Promise<void> {
    const outcome = await runWithRetries(worker, task);
    idle.unshift(worker);
    if (isClosed) reject(restarting());
    else resolve(outcome);
    startNext();
  }

  /** The system may kill a worker for other processes' memory; an image that kills it twice is refused. */
  async function runWithRetries(worker: WorkerProcess, task: Task): Promise<Outcome> {
    const deaths = { byImage: 0, external: 0 };
    for (;;) {
      const outcome = await worker.run(task, timeoutMs[task.kind]);
      if (outcome.kind !== "died" || isClosed) return outcome;
      if (outcome.of === "outside") {
        if (++deaths.external === maxExternalKills) return outcome;
        if (deaths.external > 1) await pause(100 * 2 ** deaths.external);
      } else if (++deaths.byImage === 2) return { kind: "refused", why: "too-heavy" };
    }
  }

  function enqueue(task: Task, priority: Priority): Promise<Outcome> {
    if (isClosed) throw restarting();
    const isFull = foreground.size >= maxWaiting.overall;
    if (priority !== "background" && (isFull || foreground.sizeOf(priority.member) >= maxWaiting.perMember))
      throw queueFull();
    const outcome = new Promise<Outcome>((resolve, reject) => {
      const waiting = { task, resolve, reject };
      if (priority === "background") background.push(waiting);
      else foreground.add(priority.member, waiting);
    });
    startNext();
    return outcome;
  }

  return {
    async makeRenditions(file, crop, priority) {
      const outcome = await enqueue({ kind: "renditions", file, crop }, priority);
      if (outcome.kind === "renditions") return outcome.image;
      throw problemOf(outcome);
    },
    async makeUncropped(file, priority) {
      const outcome = await enqueue({ kind: "uncropped", file }, priority);
      if (outcome.kind === "uncropped") return outcome.bytes;
      throw problemOf(outcome);
    },
    async findColours(file, crop) {
      const outcome = await enqueue({ kind: "colours", file, crop }, "background");
      if (outcome.kind === "colours") return outcome.colours;
      throw problemOf(outcome);
    },
    async makeAvif(file, crop, widthPx) {
      const outcome = await enqueue({ kind: "avif", file, crop, widthPx }, "background");
      if (outcome.kind === "avif") return outcome.bytes;
      throw problemOf(outcome);
    },
    async drawOpenGraph(words, files, priority) {
      const outcome = await enqueue({ kind: "open-graph", words, files }, priority);
      if (outcome.kind === "open-graph") return outcome.bytes;
      throw problemOf(outcome);
    },
    get pids() {
      return pool.flatMap(({ pid }) => pid ?? []);
    },
    close() {
      isClosed = true;
      for (const { reject } of [...foreground.clear(), ...background.splice(0)]) reject(restarting());
      for (const worker of pool) worker.close();
    },
  };
}

const problemOf = (outcome: Outcome): SiteProblem =>
  outcome.kind === "refused" ? unusablePhoto(outcome.why) : photoNotProcessed();
