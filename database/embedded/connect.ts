import pg from "pg";
import { pidFileOf } from "./pid-file.ts";
import type { Reached } from "./server-options.ts";
import { urlOf } from "./socket.ts";

export async function tryConnect(cluster: string): Promise<Omit<Reached, "how"> | undefined> {
  const socketFolder = pidFileOf(cluster)?.socketFolder;
  if (socketFolder === undefined) return undefined;
  const client = new pg.Client({
    connectionString: urlOf(socketFolder, "postgres"),
    application_name: `hemline ${process.pid}`,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a server that goes away between two statements would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return { client, socketFolder };
  } catch {
    return undefined;
  }
}
