import { expect, onTestFinished, test, vi } from "vitest";
import { dayMs } from "../../../../shared/durations.ts";
import { forgetKeptFiles, type KeptFile, keptFilesOf } from "./kept-files.ts";
import { memoryStore } from "./testing/memory-store.ts";

const chosen = (id: string) => ({ id, name: `${id}.jpg`, file: new Blob([id]) });
const idsOf = async (files: Promise<{ id: string }[]>) => (await files).map(({ id }) => id);

test("the files of a draft come back in the order in which they were chosen", async () => {
  const store = memoryStore<KeptFile>();
  const before = keptFilesOf("ada", "new", store);
  for (const id of ["scarf", "boots", "coat"]) await before.keep(chosen(id));
  await keptFilesOf("ada", "another", store).keep(chosen("hat"));
  await before.forget(["boots"]);
  const [first] = await keptFilesOf("ada", "new", store).all();
  expect(await first?.file.text()).toBe("scarf");
  expect(await idsOf(keptFilesOf("ada", "new", store).all())).toEqual(["scarf", "coat"]);
});

test("another member gets none of them, and they are forgotten", async () => {
  const store = memoryStore<KeptFile>();
  await keptFilesOf("ada", "new", store).keep(chosen("coat"));
  expect([await keptFilesOf("grace", "new", store).all(), store.ids()]).toEqual([[], []]);
  await keptFilesOf("grace", "new", store).keep(chosen("hat"));
  await forgetKeptFiles(store);
  expect(store.ids()).toEqual([]);
});

test("files of a week ago are forgotten, and of many those that were kept longest", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = memoryStore<KeptFile>();
  const files = keptFilesOf("ada", "new", store);
  for (let at = 0; at < 45; at++) await files.keep(chosen(`photo-${at}`));
  const left = await idsOf(files.all());
  expect([left.length, left[0], store.ids().length]).toEqual([40, "photo-5", 40]);
  vi.advanceTimersByTime(7 * dayMs + 1000);
  expect([await files.all(), store.ids()]).toEqual([[], []]);
});
