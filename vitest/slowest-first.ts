import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, the longest first. What is not named comes after them. */
const slowest = [
  /\/billing\/model-tests\/(state-machine|crash-points|faults)\./,
  /\/e2e\//,
  /-in-chromium\.(slow\.)?test\./,
  /\/billing\/model-tests\//,
  /\/billing\/public-client\//,
  /\/gateway\/browser\//,
];

/**
 * A fresh clone knows no durations, and a long file that begins last runs alone while all other workers wait. So the
 * long ones begin first.
 */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = slowest.findIndex((pattern) => pattern.test(moduleId));
      return at < 0 ? slowest.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
