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

function converse(socket: Socket, onEmail: (email: Arrived) => void): void {
  const session = new SmtpSession(onEmail);
  let rest = "";
  socket.write("220 post office\r\n");
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    rest += chunk;
    for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
      const reply = session.replyTo(rest.slice(0, end));
      rest = rest.slice(end + 2);
      if (reply) socket.write(`${reply}\r\n`);
    }
  });
}

class SmtpSession {
  readonly #onEmail: (email: Arrived) => void;
  #email: Arrived = { from: "", to: [], content: "" };
  #isContent = false;

  constructor(onEmail: (email: Arrived) => void) {
    this.#onEmail = onEmail;
  }

  /** Null while the content of an email arrives. */
  replyTo(line: string): string | null {
    return this.#isContent ? this.#takeContent(line) : this.#obey(line);
  }

  #takeContent(line: string): string | null {
    if (line !== ".") {
      this.#email.content += `${line}\n`;
      return null;
    }
    this.#onEmail(this.#email);
    this.#email = { from: "", to: [], content: "" };
    this.#isContent = false;
    return "250 taken";
  }

  #obey(line: string): string {
    if (line === "DATA") {
      this.#isContent = true;
      return "354 go on";
    }
    if (line.startsWith("MAIL")) this.#email.from = line;
    if (!line.startsWith("RCPT")) return "250 ok";
    this.#email.to.push(line);
    return line.includes("nobody@") ? "550 no such person" : "250 ok";
  }
}
