import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Slow files, the slowest first; the others follow. */
const slowest = [
  /\/billing\/model-tests\/(state-machine|crash-points|provider-faults)\./,
  /\/e2e\/every-page\./,
  /\/e2e\//,
  /\/chromium-tests\//,
  /\/billing\/model-tests\//,
  /\/billing\/public-client\//,
  /\/gateway\/browser\//,
];

/** A fresh clone knows no durations, and a slow file that starts last runs alone while all other workers wait. */
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
