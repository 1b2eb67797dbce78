import type { Reporter, TestCase } from "vitest/node";

/** Tells why a test failed as soon as it has: a run of an hour that is interrupted loses nothing. */
export default class FailureReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result();
    if (state !== "failed") return;
    const reasons = errors
      .map(({ stack, message, diff }) => [stack ?? message, diff].filter(Boolean).join("\n"))
      .join("\n");
    process.stdout.write(`\n${test.module.relativeModuleId} > ${test.fullName}\n${reasons}\n`);
  }
}
