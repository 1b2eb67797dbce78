/**
 * Runs calls of the same name one after the other. This spares the provider conflicts between one customer's tabs; what
 * must hold across processes is held by the database.
 */
export function keyedMutex(): <T>(name: string, run: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (name, run) => {
    const turn = (last.get(name) ?? Promise.resolve()).then(run, run);
    const settled = turn.then(
      () => {},
      () => {},
    );
    last.set(name, settled);
    void settled.then(() => {
      if (last.get(name) === settled) last.delete(name);
    });
    return turn;
  };
}
