const encoder = new TextEncoder();

/** A server-sent event as it goes over the line. What many tabs hear is written once. */
export const liveEvent = (name: string, data: unknown): Uint8Array<ArrayBuffer> =>
  encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
