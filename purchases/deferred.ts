export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(cause: unknown): void;
}

/** `Promise.withResolvers`, which is younger than some of the phones that people pay with. */
export function createDeferred<Value>(): Deferred<Value> {
  const deferred: Partial<Deferred<Value>> = {};
  const promise = new Promise<Value>((resolve, reject) => Object.assign(deferred, { resolve, reject }));
  return { resolve: () => {}, reject: () => {}, ...deferred, promise };
}
