import { defined } from "../rules/defined.ts";
import type { RunState } from "./run-state.ts";

/** The service's parts with a provider that answers the next call with the fault of this run. */
export function partsWithFault(run: RunState) {
  const { parts, gateway } = run.service;
  const send = defined(parts.provider.fetch, "fetch");
  const lost = () =>
    new Response(JSON.stringify({ error: { type: "api_error", message: "The line is dead." } }), {
      status: 500,
      headers: { "content-type": "application/json", "stripe-should-retry": "false" },
    });
  const fetch: typeof send = async (input, init) => {
    const { fault } = run;
    if (!fault || fault.kind === "dies") return send(input, init);
    fault.at -= 1;
    if (fault.at !== 0) return send(input, init);
    if (fault.kind === "lost before") return lost();
    if (fault.kind !== "lost after") gateway.faults.add({ call: /./, kind: fault.kind });
    const answer = await send(input, init);
    return fault.kind === "lost after" ? lost() : answer;
  };
  return { ...parts, provider: { ...parts.provider, fetch } };
}
