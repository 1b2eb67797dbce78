function uuidText(bytes: Uint8Array, version: number): string {
  const hex = Array.from(bytes, (byte, at) => {
    const value = at === 6 ? (byte & 0x0f) | (version << 4) : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16));

/** A UUID of version 4. Not `crypto.randomUUID`, which browsers lack where the site is tried without https. */
export const randomUuid = (): string => uuidText(randomBytes(), 4);

/** Of the millisecond in which the last id was made: how many its next one is after. */
let last = { time: -1, count: 0 };

/**
 * A UUID of version 7: ids sort by the time of `clock` at which they were made, and those that one process makes in the
 * same millisecond by their order. They count in 26 of their bits, which starts below half of what fits
 * (RFC 9562, section 6.2, method 1).
 */
export function newUuid(clock: () => Date): string {
  const bytes = randomBytes();
  const view = new DataView(bytes.buffer);
  const time = clock().getTime();
  last = { time, count: time === last.time ? last.count + 1 : view.getUint32(6) >>> 7 };
  view.setUint32(0, Math.floor(time / 2 ** 16));
  view.setUint16(4, time % 2 ** 16);
  view.setUint16(6, last.count >>> 14);
  view.setUint16(8, last.count & 0x3fff);
  return uuidText(bytes, 7);
}

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** True for a UUID in the spelling of PostgreSQL: other texts need not be looked for. */
export const isUuid = (text: string): boolean => shape.test(text);
