export interface Sql {
  query<R>(text: string, values?: unknown[]): Promise<{ rows: R[] }>;
}

export interface SqlPool extends Sql {
  /** Runs `work` in one transaction, which is rolled back when it throws. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}
