import { randomBytes } from "node:crypto";
import pg from "pg";
import { urlOf } from "./embedded/socket.ts";
import { errorsOnly } from "./log.ts";
import { type Database, openDatabase } from "./pool.ts";
import type { TestCluster } from "./test-cluster.ts";

/** A database of the caller's own: empty tables of every room and the job queue's schema. */
export interface TestDatabase {
  db: Database;
  /** A direct connection string, for another process or pool. */
  url: string;
  /** Closes the pool and drops the database. */
  close(): Promise<void>;
}

/** Copies the template of `cluster`. */
export async function databaseIn({ socketFolder, template, run }: TestCluster): Promise<TestDatabase> {
  const name = `test_${run}_${randomBytes(6).toString("hex")}`;
  const admin = urlOf(socketFolder, "postgres");
  await statement(admin, `create database ${name} template ${template} strategy file_copy`);
  const url = urlOf(socketFolder, name);
  const db = openDatabase(url, { log: errorsOnly, max: 5, name: "hemline tests" });
  return {
    db,
    url,
    async close() {
      await db.$client.end();
      await statement(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

async function statement(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
