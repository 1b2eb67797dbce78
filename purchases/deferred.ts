export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(cause: unknown): void;
}

/** `Promise.withResolvers`, which is younger than some of the phones that people pay with. */
export function createDeferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>["resolve"] = () => {};
  let reject: Deferred<Value>["reject"] = () => {};
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
