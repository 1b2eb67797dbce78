import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { outOfCpuTimeExitCode, outOfMemoryExitCode, type Reply, type Task } from "./worker/messages.ts";
import { withMemoryLimit } from "./worker-memory-limit.ts";

/**
 * `died`: because of the image (a crash, or out of memory), or killed from outside by the system or a person, which says
 * nothing about the image.
 */
export type Outcome = Reply | { kind: "died"; of: "crash" | "memory" | "outside" } | { kind: "timed-out" };

/** Started on demand, stopped when idle. */
export interface WorkerProcess {
  /**
   * One task at a time. A process that takes longer than `timeoutMs`, or too much processor time or memory, is killed.
   */
  run(task: Task, timeoutMs: number): Promise<Outcome>;
  readonly pid: number | undefined;
  close(): void;
}

const script = fileURLToPath(new URL("./worker/worker.ts", import.meta.url));
const idleTimeoutMs = 30_000;

export function createWorkerProcess(): WorkerProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    // It inherits no environment and no flags, writes no file and starts no process.
    const flags = ["--permission", "--allow-addons", "--allow-fs-read=*", "--max-old-space-size=128"];
    const started = fork(script, {
      execPath: "/bin/sh",
      execArgv: ["-c", withMemoryLimit, process.execPath, ...flags],
      // Returns large blocks to the system as soon as they are freed.
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
    run(task, timeoutMs) {
      clearTimeout(idle);
      child ??= start();
      const worker = child;
      return new Promise<Outcome>((resolve) => {
        const finish = (outcome: Outcome) => {
          clearTimeout(late);
          worker.off("message", onReply).off("exit", onExit).off("error", onError);
          idle = setTimeout(end, idleTimeoutMs).unref();
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
          finish({ kind: "timed-out" });
        }, timeoutMs);
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
  if (code === outOfCpuTimeExitCode) return { kind: "refused", why: "too-heavy" };
  if (code === outOfMemoryExitCode) return { kind: "died", of: "memory" };
  // By the system's out-of-memory killer, a person, or a restart.
  const isFromOutside = signal === "SIGKILL" || signal === "SIGTERM" || signal === "SIGINT" || signal === "SIGHUP";
  return { kind: "died", of: isFromOutside ? "outside" : "crash" };
}
