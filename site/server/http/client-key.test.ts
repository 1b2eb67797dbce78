import { describe, expect, test } from "vitest";
import { clientKey } from "./client-key.ts";

describe("a caller", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["192.0.2.7:50001", "192.0.2.7"],
    ["[2001:db8:1:2::9]:50001", "2001:db8:1:2"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:db8::9", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["unknown", "unknown"],
  ])("%s counts as %s", (address, caller) => expect(clientKey(address)).toBe(caller));
});
