import { expect, test } from "vitest";
import { demoNotice } from "./demo-notice.tsx";

test("a demo names what is not real, in one sentence", () => {
  expect(demoNotice(["people", "payments", "emails"])).toBe(
    "This is a demonstration: the people are invented, no payment is real and no emails are sent.",
  );
  expect(demoNotice(["payments"])).toBe("This is a demonstration: no payment is real.");
});
