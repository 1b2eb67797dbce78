import { defineConfig } from "vitest/config";
import SlowestFirst from "./vitest.slowest-first.ts";

/** A poll ends as soon as it holds; its limit is for a machine that has other work, so it is as patient as a test. */
const everywhere = {
  globalSetup: ["./vitest.setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    reporters: ["default", "./vitest.closing-line.ts"],
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          ...everywhere,
          name: "rooms",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: ["**/node_modules/**", "**/dist/**"],
        },
      },
      {
        test: { ...everywhere, name: "e2e", include: ["e2e/**/*.e2e.ts"], testTimeout: 120_000, fileParallelism: true },
      },
    ],
  },
});
