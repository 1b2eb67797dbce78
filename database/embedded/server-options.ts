import { join } from "node:path";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { ProgramsFolder } from "./postgres-programs.ts";

export interface ServerOptions {
  /** The folder of this server alone: its cluster and its log. */
  dataDir: string;
  log: Log;
  /** The package's programs unless set by a test. */
  programs?: ProgramsFolder;
  /** Where the programs are copied when the packaged ones cannot be used. */
  cache?: string;
  /** Additional server settings, for tests. */
  settings?: Readonly<Record<string, string>>;
  /** False only for disposable clusters. */
  sync?: boolean;
}

export interface Reached {
  client: pg.Client;
  socketFolder: string;
  how: "started" | "adopted";
}

export const clusterFolder = (dataDir: string) => join(dataDir, "cluster");
