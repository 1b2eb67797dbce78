import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** An SMTP server that can go away, and then refuses connections on its port. */
export interface TestSmtpServer {
  /** For `SMTP_URL`. */
  url: string;
  received: Arrived[];
  opens(): Promise<void>;
  closes(): Promise<void>;
}

interface Arrived {
  from: string;
  to: string[];
  content: string;
}

/** Just enough SMTP to receive emails; `nobody@` does not exist. */
export async function startTestSmtpServer(): Promise<TestSmtpServer> {
  const received: Arrived[] = [];
  const callers = new Set<Socket>();
  const server = createServer((socket) => {
    callers.add(socket.on("close", () => callers.delete(socket)));
    converse(socket, (email) => received.push(email));
  });
  let port = 0;
  const opens = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  await opens();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    opens,
    async closes() {
      if (!server.listening) return;
      server.close();
      for (const caller of callers) caller.destroy();
      await once(server, "close");
    },
  };
}

function converse(socket: Socket, onLetter: (email: Arrived) => void): void {
  let current: Arrived = { from: "", to: [], content: "" };
  let isContent = false;
  let rest = "";
  socket.write("220 post office\r\n");
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    rest += chunk;
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      if (isContent && line !== ".") current.content += `${line}\n`;
      else if (isContent) {
        onLetter(current);
        current = { from: "", to: [], content: "" };
        isContent = false;
        socket.write("250 taken\r\n");
      } else if (line.startsWith("MAIL")) {
        current.from = line;
        socket.write("250 ok\r\n");
      } else if (line.startsWith("RCPT")) {
        current.to.push(line);
        socket.write(line.includes("nobody@") ? "550 no such person\r\n" : "250 ok\r\n");
      } else if (line === "DATA") {
        isContent = true;
        socket.write("354 go on\r\n");
      } else socket.write("250 ok\r\n");
    }
  });
}
