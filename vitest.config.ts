import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import SlowestFirst from "./vitest/slowest-first.ts";

/** Limits are for what hangs. A test, or a poll in it, ends as soon as it holds, however busy the machine is. */
const limit = process.env.TESTS ? 300_000 : 120_000;

const everywhere = {
  globalSetup: ["./vitest/global-setup.ts"],
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: 60_000 } },
  // Files share their workers, and so load modules once. What a test replaces is put back after it.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

/** Within the repository the SDK is its sources (docs/decisions/021-the-published-package.md). */
const resolution = { ssr: { resolve: { conditions: ["hemline-source", ...defaultServerConditions] } } };

/** Minutes of tests, which only `npm run test:all` runs. */
const slow = process.env.TESTS ? [] : ["**/*.slow.test.ts", "**/*.slow.e2e.ts"];

/** Code that runs in a page. */
const inThePage = ["purchases/**", "ui/**", "site/web/**"];
const notTests = ["**/node_modules/**", "**/dist/**", ...slow];

export default defineConfig({
  test: {
    reporters: [
      "default",
      ...(process.env.TESTS ? ["./vitest/failure-reporter.ts"] : []),
      "./vitest/result-line-reporter.ts",
    ],
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        ...resolution,
        test: {
          ...everywhere,
          name: "node",
          include: ["**/*.test.ts"],
          exclude: [...inThePage, ...notTests],
          setupFiles: ["./vitest/server-globals.ts"],
        },
      },
      {
        ...resolution,
        test: {
          ...everywhere,
          name: "browser",
          include: inThePage.flatMap((folder) => [`${folder}/*.test.ts`, `${folder}/*.test.tsx`]),
          exclude: notTests,
          setupFiles: ["./purchases/testing/clean-up-after-file.ts"],
        },
      },
      {
        ...resolution,
        test: { ...everywhere, name: "e2e", include: ["e2e/**/*.e2e.ts"], exclude: slow },
      },
    ],
  },
});
