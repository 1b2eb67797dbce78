import { load } from "./run-load.ts";
import { startBareServer } from "./start-bare-server.ts";

/** CPU time that bare node:http took for an answer on the machine for which the bars were set. */
const barsMachineMs = 0.018;
const answerBytes = 8_000;

/**
 * Prints how many times slower this machine is now than the one of the bars, which are milliseconds of that one. It varies
 * from hour to hour: read the figures of a run only beside its own.
 */
export async function printMachineSpeed(): Promise<void> {
  const server = await startBareServer(answerBytes);
  try {
    await load(server.address, {}, 2);
    const before = server.cpuMs();
    const { requests } = await load(server.address, {}, 4);
    const ms = (server.cpuMs() - before) / requests;
    const slower = (ms / barsMachineMs).toFixed(1);
    process.stdout.write(
      `bare node:http: ${ms.toFixed(3)} ms CPU an answer, ${slower} times the ${barsMachineMs} of the machine whose milliseconds the bars are\n`,
    );
  } finally {
    server.stop();
  }
}
