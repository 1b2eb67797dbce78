import { logIn } from "./processes/log-in.ts";
import { type Running, runHemline } from "./processes/run-hemline.ts";
import { load } from "./processes/run-load.ts";

const minutes = Number(process.env.MINUTES ?? 5);
const pages = ["/", "/looks", "/members"];

/** Memory of app and database after the start, and after each minute of 16 connections on members' pages. */
export async function measure(): Promise<void> {
  const hemline = await runHemline();
  try {
    tell("at the start", hemline);
    const cookie = await logIn(hemline);
    const headers = { cookie, "accept-encoding": "gzip" };
    for (let minute = 1; minute <= minutes; minute++) {
      let requests = 0;
      for (const page of pages) requests += (await load(hemline.address + page, headers, 60 / pages.length)).requests;
      tell(`after ${minute} min, ${requests} pages in the last`, hemline);
    }
  } finally {
    await hemline.stop();
  }
}

function tell(when: string, hemline: Running): void {
  const { app, database } = hemline.memoryMb();
  process.stdout.write(
    `${when}: ${(app + database).toFixed(0)} MB (app ${app.toFixed(0)}, database ${database.toFixed(0)})\n`,
  );
}
