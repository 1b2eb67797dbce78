/** What the gateway needs of a database. A `pg` pool fits as it is. */
export interface Sql {
  query<R>(text: string, values?: unknown[]): Promise<{ rows: R[] }>;
}

export interface SqlPool extends Sql {
  connect(): Promise<Sql & { release(isBroken?: boolean): void }>;
}

/** Runs `work` in one transaction: all of it or, when it throws, nothing of it. */
export async function inTransaction<T>(pool: SqlPool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let isBroken = false;
  try {
    await connection.query("begin");
    const result = await work(connection);
    await connection.query("commit");
    return result;
  } catch (error) {
    await connection.query("rollback").catch(() => {
      isBroken = true;
    });
    throw error;
  } finally {
    connection.release(isBroken);
  }
}
