// node:http that answers every request with the same bytes: the least that an answer can cost.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const ready = Buffer.alloc(Number(process.argv[2]), 120);
const server = createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html", "Content-Encoding": "br", "Content-Length": ready.length });
  response.end(ready);
});
server.listen(0, "127.0.0.1", () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
