import { expect, test } from "vitest";
import { textOfFile } from "./text-of-file.ts";

const bytes = (...values: number[]) => new Blob([Uint8Array.from(values)]);

test("reads UTF-8 with and without its mark", async () => {
  expect(await textOfFile(new Blob(["name\nÉcharpe"]))).toBe("name\nÉcharpe");
  expect(await textOfFile(bytes(0xef, 0xbb, 0xbf, 0x6e))).toBe("n");
});

test("reads what older spreadsheets save", async () => {
  expect(await textOfFile(bytes(0xc9, 0x63, 0x68, 0x61, 0x72, 0x70, 0x65))).toBe("Écharpe");
  expect(await textOfFile(bytes(0xff, 0xfe, 0xc9, 0x00))).toBe("É");
  expect(await textOfFile(bytes(0xfe, 0xff, 0x00, 0xc9))).toBe("É");
});
