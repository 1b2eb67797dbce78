import type Stripe from "stripe";
import type { Sql } from "../store/sql.ts";
import type { TaxSetting } from "../tax/settings.ts";
import type { FaultsToMeet } from "./faults.ts";
import type { Audience, Caller } from "./keys.ts";
import type { Parameter, Read, Shape } from "./parameters.ts";
import type { Problem } from "./problem.ts";

/** What every part of the gateway knows about the house it works in. */
export interface House {
  /** Where the gateway is reached from outside, without a slash at the end. */
  address: string;
  account: string;
  /** Keys the fingerprints of card numbers. */
  fingerprintKey: string;
  /** Asked at each tax call. */
  tax(): TaxSetting;
  faults: FaultsToMeet;
}

/** One call while it is being answered. */
export interface Call {
  house: House;
  sql: Sql;
  now: Date;
  caller: Caller;
  /** None where nobody called: banks do things by themselves. */
  requestId: string | null;
  idempotencyKey: string | null;
  /** The events of what has happened so far. */
  told: Stripe.EventBase[];
}

/** An object, or a problem that is kept as the call's lasting result (everything done so far stays done). */
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
