import { randomBytes } from "node:crypto";

/** A UUID of version 7: the instant of `clock` first, then chance, so that ids sort by the time they were made. */
export function newId(clock: () => Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(clock().getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** True for an id as our tables write it: what is none need not be asked for. */
export const isUuid = (text: string): boolean => shape.test(text);
