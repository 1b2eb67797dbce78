import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { withMemoryLimit } from "./memory-limit.ts";
import { type Reply, type Task, tooMuchMemoryExit, tooMuchTimeExit } from "./worker/words.ts";

/**
 * What became of a task, also when the process did not survive it: it died over the picture (a crash, or out of memory),
 * or it was ended from outside, by the system or a person, which says nothing about the picture.
 */
export type Outcome = Reply | { kind: "died"; of: "crash" | "memory" | "outside" } | { kind: "late" };

/** One worker process, started when it is needed and gone when it was idle for a while. */
export interface WorkerProcess {
  /**
   * Runs one task; the next may be given when this resolves. A process that takes longer than `limitMs` is ended, and so is
   * one that takes too much of the processor or of memory.
   */
  run(task: Task, limitMs: number): Promise<Outcome>;
  /** The process now at work, for those who watch it. */
  readonly pid: number | undefined;
  close(): void;
}

const script = fileURLToPath(new URL("./worker/worker.ts", import.meta.url));
const idleMs = 30_000;

export function createWorkerProcess(): WorkerProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // It inherits no secret and no flag of ours, writes no file and starts no process.
    const flags = ["--permission", "--allow-addons", "--allow-fs-read=*", "--max-old-space-size=128"];
    const started = fork(script, {
      execPath: "/bin/sh",
      execArgv: ["-c", withMemoryLimit, process.execPath, ...flags],
      // Large blocks go back to the system when they are freed.
      env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "262144" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    started.on("exit", () => {
      if (child === started) child = null;
    });
    return started;
  }

  function end(): void {
    child?.kill("SIGKILL");
    child = null;
  }

  return {
    run(task, limitMs) {
      clearTimeout(idle);
      child ??= start();
      const worker = child;
      return new Promise<Outcome>((resolve) => {
        const finish = (outcome: Outcome) => {
          clearTimeout(late);
          worker.off("message", onReply).off("exit", onExit).off("error", onError);
          idle = setTimeout(end, idleMs).unref();
          resolve(outcome);
        };
        const onReply = (reply: unknown) => finish(reply as Reply);
        const onExit = (code: number | null, signal: NodeJS.Signals | null) => finish(deathOf(code, signal));
        const onError = () => {
          end();
          finish({ kind: "died", of: "outside" });
        };
        const late = setTimeout(() => {
          end();
          finish({ kind: "late" });
        }, limitMs);
        worker.on("message", onReply).on("exit", onExit).on("error", onError);
        worker.send(task, (error) => {
          if (error) onError();
        });
      });
    },
    get pid() {
      return child?.pid;
    },
    close() {
      clearTimeout(idle);
      end();
    },
  };
}

function deathOf(code: number | null, signal: NodeJS.Signals | null): Outcome {
  if (code === tooMuchTimeExit) return { kind: "refused", why: "too-heavy" };
  if (code === tooMuchMemoryExit) return { kind: "died", of: "memory" };
  // The system's own way of taking memory back, and a person's or a restart's.
  const isFromOutside = signal === "SIGKILL" || signal === "SIGTERM" || signal === "SIGINT" || signal === "SIGHUP";
  return { kind: "died", of: isFromOutside ? "outside" : "crash" };
}
