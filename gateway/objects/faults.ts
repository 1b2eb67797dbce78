import { del, type Endpoint, get, post } from "../wire/call.ts";
import { faultKinds } from "../wire/faults.ts";
import { integer, oneOf, required, text } from "../wire/parameters.ts";
import { badParameter } from "../wire/problem.ts";
import { faultsPath } from "../wire/serve.ts";

const shape = {
  /** A regular expression against "POST /v1/refunds". */
  call: required(text(200)),
  kind: required(oneOf(...faultKinds)),
  times: integer(1, 1000),
};

function patternOf(source: string): RegExp {
  try {
    return new RegExp(source);
  } catch {
    throw badParameter("call", `This is no regular expression: ${source}`);
  }
}

/** Faults for tests whose gateway is another process. The real provider has nothing like it. */
export const faultsOverTheWire: Endpoint[] = [
  post(faultsPath, "server", shape, async (call, { times = 1, ...given }) => {
    call.house.faults.add({ ...given, call: patternOf(given.call), times });
    return { object: "fault", ...given, times };
  }),
  get(faultsPath, "server", {}, async (call) => ({ object: "faults", left: call.house.faults.left() })),
  del(faultsPath, "server", {}, async (call) => {
    call.house.faults.clear();
    return { object: "faults", left: 0 };
  }),
];
