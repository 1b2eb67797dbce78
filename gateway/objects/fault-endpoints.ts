import { del, type Endpoint, get, post } from "../calls/call.ts";
import { faultKinds } from "../calls/faults.ts";
import { faultsPath } from "../calls/serve.ts";
import { integer, oneOf, required, text } from "../http/parameters.ts";
import { badParameter } from "../http/problem.ts";

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

/** Faults for tests whose gateway runs in another process. The real provider has nothing like it. */
export const faultEndpoints: Endpoint[] = [
  post(faultsPath, "server", shape, async (call, { times = 1, ...given }) => {
    call.simulator.faults.add({ ...given, call: patternOf(given.call), times });
    return { object: "fault", ...given, times };
  }),
  get(faultsPath, "server", {}, async (call) => ({ object: "faults", left: call.simulator.faults.left() })),
  del(faultsPath, "server", {}, async (call) => {
    call.simulator.faults.clear();
    return { object: "faults", left: 0 };
  }),
];
