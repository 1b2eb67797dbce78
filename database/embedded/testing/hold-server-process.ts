// A process of its own that holds a server: `node holder.ts '<place as JSON>'`. It says in one line of JSON what it holds,
// lets go at SIGTERM or when its standard input ends, and can be killed at any moment.
import { silent } from "../../log.ts";
import { holdServer } from "../hold-server.ts";
import { pidFileOf } from "../pid-file.ts";
import { clusterFolder, type ServerOptions } from "../server.ts";

const place = JSON.parse(process.argv[2] ?? "") as Omit<ServerOptions, "log">;
const hold = await holdServer({ ...place, log: silent });
const { pid } = pidFileOf(clusterFolder(place.dataDir))!;
const leave = () => void hold.release().then(() => process.exit());
process.once("SIGTERM", leave);
process.stdin.once("end", leave).resume();
process.stdout.write(`${JSON.stringify({ how: hold.how, socketFolder: hold.socketFolder, pid })}\n`);
