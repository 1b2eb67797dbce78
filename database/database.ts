/**
 * PostgreSQL for every package: a server given by address or an embedded one, a pool, migrations and jobs.
 * Stop in this order: jobs, pools, server.
 */
export { defaultDataDir } from "./data-dir.ts";
export { dropExhaustedJobs, type ExhaustedJob, exhaustedJobs, retryExhaustedJobs } from "./exhausted-jobs.ts";
export { type Handler, type Jobs, startJobs } from "./jobs.ts";
export { type Listener, listen } from "./listen.ts";
export { type Migrations, migrate } from "./migrate.ts";
export { type Database, databaseOver, openDatabase, type Transaction } from "./pool.ts";
export { type Postgres, startPostgres } from "./postgres.ts";
export { retrying } from "./retrying.ts";
