import { expect, test } from "vitest";
import { formatAgoOrDay } from "./format-ago.ts";

const now = "2026-11-23T14:30:00.000Z";

test("a time is said in minutes and hours for a day, then as yesterday, then as a short date", () => {
  expect(formatAgoOrDay("2026-11-23T14:29:30.000Z", now)).toBe("just now");
  expect(formatAgoOrDay("2026-11-23T14:29:00.000Z", now)).toBe("1 minute ago");
  expect(formatAgoOrDay("2026-11-22T15:00:00.000Z", now)).toBe("23 hours ago");
  expect(formatAgoOrDay("2026-11-22T14:30:00.000Z", now)).toBe("yesterday");
  expect(formatAgoOrDay("2026-11-21T23:59:00.000Z", now)).toBe("21 Nov");
  expect(formatAgoOrDay("2026-09-01T00:00:00.000Z", now)).toBe("1 Sep");
  expect(formatAgoOrDay("2025-11-23T14:30:00.000Z", now)).toBe("23 Nov 2025");
});
