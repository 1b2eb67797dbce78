import type { Audience, Caller } from "../http/api-keys.ts";
import type { Parameter, Read, Shape } from "../http/parameters.ts";
import type { Problem } from "../http/problem.ts";
import type { TaxSetting } from "../tax/tax-setting.ts";
import type { EventRecorder } from "../webhooks/record-event.ts";
import type { FaultQueue } from "./faults.ts";

export interface SimulatorContext {
  /** The gateway's public address, without a trailing slash. */
  address: string;
  account: string;
  /** Keys the fingerprints of card numbers. */
  fingerprintKey: string;
  /** Read at each tax call. */
  tax(): TaxSetting;
  faults: FaultQueue;
}

export interface Call extends EventRecorder {
  simulator: SimulatorContext;
  caller: Caller;
}

/** A returned problem is stored as the call's result and rolls nothing back; a thrown one undoes the call. */
export type Answer = object | Problem;

export interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  path: string;
  audience: Audience;
  shape: Shape;
  answer(call: Call, given: Record<string, unknown>, id: string): Promise<Answer>;
}

type Handler<S extends Shape> = (call: Call, given: Read<S>, id: string) => Promise<Answer>;

const endpoint =
  (method: Endpoint["method"]) =>
  <S extends { [name: string]: Parameter<unknown> }>(
    path: string,
    audience: Audience,
    shape: S,
    handler: Handler<S>,
  ): Endpoint => ({
    method,
    path,
    audience,
    shape,
    answer: (call, given, id) => handler(call, given as Read<S>, id),
  });

export const get = endpoint("GET");
export const post = endpoint("POST");
export const del = endpoint("DELETE");
