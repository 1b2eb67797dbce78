import { paths } from "../site/shared/paths.ts";
import { compareWithBareServer } from "./processes/compare-with-bare-server.ts";
import { runHemline } from "./processes/run-hemline.ts";

/** A visitor's cached /looks against bare node:http with as many bytes. */
export async function measure(): Promise<void> {
  const hemline = await runHemline();
  try {
    await compareWithBareServer(hemline, paths.looks);
  } finally {
    await hemline.stop();
  }
}
