/** What the gateway needs of a database, and what it gets inside a transaction. */
export interface Sql {
  query<R>(text: string, values?: unknown[]): Promise<{ rows: R[] }>;
}

export interface SqlPool extends Sql {
  /** Runs `work` in one transaction: all of it or, when it throws, nothing of it. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}
