import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { openMail } from "./mail.ts";
import { sampleEmail as email, sender } from "./testing/sample-email.ts";
import { testMailbox } from "./testing/test-mailbox.ts";
import { startTestSmtpServer } from "./testing/test-smtp-server.ts";

const log = pino({ level: "silent" });

async function testSmtpMail() {
  const smtp = await startTestSmtpServer();
  const mail = openMail({ smtpUrl: smtp.url, from: sender, mailboxDir: join(tmpdir(), "hemline-never-made"), log });
  return {
    mail,
    received: smtp.received,
    async [Symbol.asyncDispose]() {
      await mail.close();
      await smtp.closes();
    },
  };
}

describe("with an SMTP server", () => {
  test("an email arrives with its sender, recipient, both bodies and reply address", async () => {
    await using smtp = await testSmtpMail();
    await smtp.mail.send({ ...email, html: "<p>Hello <b>Ada</b></p>", replyTo: "bob@example.org" });
    expect(smtp.mail.mailbox).toBeNull();
    const [received] = smtp.received;
    expect(received).toMatchObject({ from: "MAIL FROM:<hello@hemline.example>", to: ["RCPT TO:<ada@example.org>"] });
    expect(received!.content).toContain("Subject: Welcome\n");
    expect(received!.content).toContain("From: Hemline <hello@hemline.example>\n");
    expect(received!.content).toContain("Reply-To: bob@example.org\n");
    expect(received!.content).toContain("Hello <b>Ada</b>");
    expect(received!.content).toContain("Hello Ada,\n");
  });

  test("a retried email has the same message id", async () => {
    await using smtp = await testSmtpMail();
    for (let again = 0; again < 2; again += 1) await smtp.mail.send({ ...email, id: "0198-ada" });
    await smtp.mail.send(email);
    const names = smtp.received.map(({ content }) => /^Message-ID: (.*)$/m.exec(content)![1]);
    expect(names.slice(0, 2)).toEqual(["<0198-ada@hemline.example>", "<0198-ada@hemline.example>"]);
    expect(names[2]).not.toBe(names[0]);
  });

  test("a merchant's email has the merchant's name and our address, whatever the name contains", async () => {
    await using smtp = await testSmtpMail();
    await smtp.mail.send({ ...email, fromName: "Atelier\r\nBcc: <eve@example.org>" });
    const [received] = smtp.received;
    expect(received).toMatchObject({ from: "MAIL FROM:<hello@hemline.example>", to: ["RCPT TO:<ada@example.org>"] });
    expect(received!.content).toMatch(/^From: "?Atelier Bcc: .*" <hello@hemline\.example>$/m);
    expect(received!.content).not.toMatch(/^Bcc:/im);
  });

  test("attachments have names without paths", async () => {
    await using smtp = await testSmtpMail();
    const paper = { name: "../receipt\r\nBcc: eve.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7") };
    await smtp.mail.send({ ...email, attachments: [paper] });
    const { content } = smtp.received[0]!;
    expect(content).toContain("Content-Type: application/pdf");
    expect(content).toContain(Buffer.from("%PDF-1.7").toString("base64"));
    expect(content).toContain('filename="..-receipt Bcc: eve.pdf"');
    expect(content).not.toMatch(/^Bcc:/im);
  });

  test("a line break in a subject adds no header", async () => {
    await using smtp = await testSmtpMail();
    await smtp.mail.send({ ...email, subject: "Hi\r\nBcc: eve@example.org\r\n\r\nBody\u2028x\u0000y" });
    const head = smtp.received[0]!.content.split("\n\n")[0]!;
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toContain("Subject: Hi Bcc: eve@example.org Body x y");
    expect(smtp.received[0]!.to).toHaveLength(1);
  });

  test("an email that the server refuses is an error", async () => {
    await using smtp = await testSmtpMail();
    await expect(smtp.mail.send({ ...email, to: "nobody@example.org" })).rejects.toThrow("550 no such person");
  });
});

test.each([
  "ada@example.org, eve@example.org",
  "ada@example.org\r\nBcc: eve@example.org",
  "Ada <ada@example.org>",
  '"a b"@example.org',
  "ada@example.org;eve@example.org",
  "list:ada@example.org",
  "ada",
  "@example.org",
  "ada@",
  "",
])("%j is refused as an address", async (address) => {
  using inbox = testMailbox();
  await expect(inbox.mail.send({ ...email, to: address })).rejects.toThrow("is not one email address");
  await expect(inbox.mail.send({ ...email, replyTo: address })).rejects.toThrow("is not one email address");
  expect(readdirSync(inbox.mailboxDir)).toEqual([]);
});
