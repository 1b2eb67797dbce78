import { join, resolve } from "node:path";
import { defaultDataDir } from "@hemline/database";
import { pino } from "pino";
import { type Config, projectDir, type ServiceName } from "./config.ts";
import { errorForLog } from "./errors/error-for-log.ts";
import { type HttpServer, openHttpServer } from "./http-server.ts";
import { openBy } from "./open-to-others.ts";
import { secretsIn } from "./secrets.ts";
import type { Shutdown } from "./shutdown.ts";
import { readStaticFiles } from "./static-files.ts";

/** What every part of this process is started with. */
export type ServerContext = Awaited<ReturnType<typeof createContext>>;

/** Listens on the port, and reads what does not depend on the database. */
export async function createContext(
  config: Config,
  { shutdown, isDevelopment }: { shutdown: Shutdown; isDevelopment: boolean },
) {
  const log = pino({ level: config.LOG_LEVEL, serializers: { err: errorForLog } });
  const serves = (service: ServiceName) => config.SERVICES.includes(service);
  // A billing service of its own has no other address.
  const reachedAt = config.PUBLIC_URL ?? (serves("site") ? undefined : config.BILLING_URL);
  const isHttps = reachedAt?.startsWith("https:") ?? false;
  const http: HttpServer = await openHttpServer({ host: config.HOST, port: config.PORT, isHttps, log });
  const dataDir = resolve(projectDir, config.DATA_DIR ?? defaultDataDir(projectDir));
  return {
    config,
    log,
    shutdown,
    isDevelopment,
    http,
    /** Where browsers reach this process. */
    address: config.PUBLIC_URL ?? `http://localhost:${http.port}`,
    isOpenToOthers: openBy(config) !== null,
    dataDir,
    secrets: secretsIn(dataDir),
    clock: () => new Date(),
    onTickFault: (error: unknown) => log.error({ err: error }, "a tick failed; the next one goes on"),
    /** Whether this process answers requests for a service, or does the background work (`worker`). */
    serves,
    /** Whether it needs a service, be it only for the background work: a worker alone works for all of them. */
    runs: (service: ServiceName) => serves(service) || config.SERVICES.every((served) => served === "worker"),
    builtFiles: (folder: string) => readStaticFiles(join(projectDir, folder), { log, isRebuilt: isDevelopment }),
  };
}
