import * as p from "../../problems.ts";
import type { Call, Refusal } from "./call.ts";
import { callsOfClients } from "./sdk-calls.ts";
import { callsOfServers } from "./server-calls.ts";

/** Every call that a key opens. */
export const calls: readonly Call[] = [...callsOfClients, ...callsOfServers];

/** All that a call can refuse with. */
export function refusalsOf(call: Call): Refusal[] {
  const withId = call.path.includes(":id") || call.body;
  return [
    p.BadRequest,
    ...(withId ? [p.BadAppUserId] : []),
    p.MissingKey,
    p.UnknownKey,
    p.ForeignKey,
    p.MistypedKey,
    ...(call.key === "secret" ? [p.SecretKeyNeeded] : []),
    ...(call.body ? [p.BodyTooLarge] : []),
    ...(call.problems ?? []),
    p.TooManyRequests,
    p.InternalError,
    p.Away,
  ];
}

/** The call that a request makes; fixed words of a path go before open ones. */
export function callOf(method: string, pathname: string): Call | null {
  const words = pathname.split("/");
  const fitting = calls.filter((it) => {
    const pattern = it.path.split("/");
    return (
      it.method === method.toLowerCase() &&
      pattern.length === words.length &&
      pattern.every((word, at) => word.startsWith(":") || word === words[at])
    );
  });
  return fitting.sort((a, b) => opennessOf(a) - opennessOf(b))[0] ?? null;
}

const opennessOf = ({ path }: Call) => path.split(":").length;
