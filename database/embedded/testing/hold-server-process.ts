// `node hold-server-process.ts '<options as JSON>'` holds a server in its own process. Prints one line of JSON about
// it and releases it at SIGTERM or at the end of standard input; may be killed at any moment.
import { silent } from "../../log.ts";
import { holdServer } from "../hold-server.ts";
import { pidFileOf } from "../pid-file.ts";
import { clusterFolder, type ServerOptions } from "../server-options.ts";

const place = JSON.parse(process.argv[2] ?? "") as Omit<ServerOptions, "log">;
const hold = await holdServer({ ...place, log: silent });
const { pid } = pidFileOf(clusterFolder(place.dataDir))!;
const leave = () => void hold.release().then(() => process.exit());
process.once("SIGTERM", leave);
process.stdin.once("end", leave).resume();
process.stdout.write(`${JSON.stringify({ how: hold.how, socketFolder: hold.socketFolder, pid })}\n`);
