import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { CropBox } from "../../shared/photo.ts";
import { SiteProblem, unusableUpload } from "../problems.ts";
import { createFairQueue } from "./fair-queue.ts";
import type { Print, Refusal, Task } from "./worker/words.ts";
import { createWorkerProcess, type Outcome, type WorkerProcess } from "./worker-process.ts";

/** Where files become pictures, outside of this process. */
export interface Darkroom {
  /**
   * Prints a picture as WebP and JPEG in all its widths. Members who wait take turns; `later` waits until nobody does.
   * @throws 422 for what is no picture or too large a one, 503 when too many are waiting.
   */
  develop(file: string, crop: CropBox | null, whose: { member: string } | "later"): Promise<Print>;
  /** One AVIF, when nobody waits for a `develop`. @throws as `develop`. */
  avif(file: string, crop: CropBox | null, widthPx: number): Promise<Uint8Array>;
  /** The worker processes that there are. */
  readonly pids: number[];
  close(): void;
}

/** One core answers requests; more than four processes would need more memory than they save time. */
export const workersAtMost = Math.max(1, Math.min(4, availableParallelism() - 1));

const waitingAtMost = { ofOneMember: 24, ofAll: 200 };
/** For a process that is stuck. One that works too long is ended by what it used of the processor. */
const limitMs = { develop: 60_000, avif: 120_000 };
const triesAfterOutsideDeaths = 5;

const sentences: Record<Refusal, string> = {
  unreadable: "This file cannot be read as a picture; it may be damaged. Export it again and send it once more.",
  "too-large": "This picture is larger than 50 megapixels or than 12,000 pixels on one side. Make it smaller first.",
  "too-large-avif": "An AVIF picture may have up to 16 megapixels. Make it smaller, or export it as a JPEG.",
  "too-heavy": "We can’t process this photo. Export it as a standard JPEG and upload that.",
};

const refused = (why: Refusal) => unusableUpload(422, sentences[why]);
const notNow = (message: string) => new SiteProblem(503, message, { headers: { "Retry-After": "5" } });
const full = () => notNow("Many photos are being worked on at this moment. Try again in a few seconds.");
const closed = () => notNow("The site is being restarted. Try again in a few seconds.");
const unlucky = () => notNow("We couldn’t process this photo just now. Try again in a few seconds.");

interface Waiting {
  task: Task;
  resolve(outcome: Outcome): void;
  reject(error: SiteProblem): void;
}

/** Some worker processes; people who wait for their upload come before the background's work. */
export function openDarkroom({ workers = workersAtMost } = {}): Darkroom {
  const pool = Array.from({ length: workers }, createWorkerProcess);
  const idle = [...pool];
  const inFront = createFairQueue<Waiting>();
  const behind: Waiting[] = [];
  let isClosed = false;

  function next(): void {
    while (idle.length > 0) {
      const waiting = inFront.take() ?? behind.shift();
      if (!waiting) return;
      void serve(idle.shift() as WorkerProcess, waiting);
    }
  }

  async function serve(worker: WorkerProcess, { task, resolve, reject }: Waiting): Promise<void> {
    const outcome = await tried(worker, task);
    idle.unshift(worker);
    if (isClosed) reject(closed());
    else resolve(outcome);
    next();
  }

  /** A sound picture may lose its worker to a neighbour's hunger for memory; one that it dies of twice is not sound. */
  async function tried(worker: WorkerProcess, task: Task): Promise<Outcome> {
    const deaths = { ofThePicture: 0, fromOutside: 0 };
    for (;;) {
      const outcome = await worker.run(task, limitMs[task.kind]);
      if (outcome.kind !== "died" || isClosed) return outcome;
      if (outcome.of === "outside") {
        if (++deaths.fromOutside === triesAfterOutsideDeaths) return outcome;
        if (deaths.fromOutside > 1) await pause(100 * 2 ** deaths.fromOutside);
      } else if (++deaths.ofThePicture === 2) return { kind: "refused", why: "too-heavy" };
    }
  }

  function ask(task: Task, whose: { member: string } | "later"): Promise<Outcome> {
    if (isClosed) throw closed();
    const isFull = inFront.size >= waitingAtMost.ofAll;
    if (whose !== "later" && (isFull || inFront.sizeOf(whose.member) >= waitingAtMost.ofOneMember)) throw full();
    const outcome = new Promise<Outcome>((resolve, reject) => {
      const waiting = { task, resolve, reject };
      if (whose === "later") behind.push(waiting);
      else inFront.add(whose.member, waiting);
    });
    next();
    return outcome;
  }

  return {
    async develop(file, crop, whose) {
      const outcome = await ask({ kind: "develop", file, crop }, whose);
      if (outcome.kind === "developed") return outcome.print;
      throw problemOf(outcome);
    },
    async avif(file, crop, widthPx) {
      const outcome = await ask({ kind: "avif", file, crop, widthPx }, "later");
      if (outcome.kind === "avif") return outcome.bytes;
      throw problemOf(outcome);
    },
    get pids() {
      return pool.flatMap(({ pid }) => pid ?? []);
    },
    close() {
      isClosed = true;
      for (const { reject } of [...inFront.clear(), ...behind.splice(0)]) reject(closed());
      for (const worker of pool) worker.close();
    },
  };
}

const problemOf = (outcome: Outcome): SiteProblem => (outcome.kind === "refused" ? refused(outcome.why) : unlucky());
