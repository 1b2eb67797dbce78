/** @returns what the last of so many calls, one after the other, answers */
export async function manyTimes<T>(times: number, call: () => Promise<T>): Promise<T> {
  for (let time = 1; time < times; time++) await call();
  return call();
}
