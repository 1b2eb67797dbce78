import { openMail } from "@hemline/mail";
import { startTestSmtpServer } from "@hemline/mail/testing";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { api } from "../../shared/paths.ts";
import { testSite } from "../testing/test-site.ts";

const draft = { name: "Grace Hopper", email: "grace@example.org", text: "Where do my photos go when I leave?" };

async function openSmtp() {
  const smtp = await startTestSmtpServer();
  const log = pino({ level: "silent" });
  const mail = openMail({ smtpUrl: smtp.url, from: "hello@hemline.example", mailboxDir: "", log });
  onTestFinished(async () => {
    await mail.close();
    await smtp.closes();
  });
  return { smtp, mail };
}

describe("a message", () => {
  test("arrives as an email with a reply address", async () => {
    const { visitor, emails, drain } = await testSite();
    const { status, message } = await visitor.sends("POST", api.contact, draft);
    expect([status, message]).toEqual([200, "Message sent"]);
    await drain();
    expect(emails).toEqual([
      {
        id: expect.any(String),
        to: "post@hemline.example",
        replyTo: "grace@example.org",
        subject: "Message from Grace Hopper",
        text: "Where do my photos go when I leave?\n\nGrace Hopper\ngrace@example.org\n",
      },
    ]);
  });

  test("is tried for three days, as are all emails of the site and the decisions they tell of", async () => {
    const { db } = await testSite();
    const { rows } = await db.execute("select name from jobs.queue where dead_letter = 'jobs.given-up' order by name");
    expect(rows.map(({ name }) => name)).toEqual([
      "site.appeal-email",
      "site.contact",
      "site.data-export",
      "site.decision",
      "site.decision-email",
      "site.email-change",
      "site.email-changed",
      "site.email-verification",
      "site.export-email",
      "site.gone-email",
      "site.leaving-email",
      "site.login-warning",
      "site.password-changed",
      "site.password-reset",
      "site.report-email",
    ]);
  });

  test("is not lost while no mail server answers, and arrives once", async () => {
    const { smtp, mail } = await openSmtp();
    await smtp.closes();
    const { visitor, drain } = await testSite({ mail });
    expect((await visitor.sends("POST", api.contact, draft)).status).toBe(200);
    const inFiveMinutes = new Date(Date.now() + 5 * 60_000);
    await expect(drain()).rejects.toThrow("ECONNREFUSED");
    await expect(drain({ until: inFiveMinutes })).rejects.toThrow("ECONNREFUSED");
    await smtp.opens();
    const inHours = new Date(Date.now() + 7 * 60 * 60_000);
    await drain({ until: inHours });
    await drain({ until: inHours });
    expect(smtp.received.map(({ to, content }) => [to, /^Subject: (.*)$/m.exec(content)?.[1]])).toEqual([
      [["RCPT TO:<post@hemline.example>"], "Message from Grace Hopper"],
    ]);
  });

  test("arrives once, however often it is sent with one key; another text is another message", async () => {
    const { visitor, emails, drain } = await testSite();
    const key = { "Idempotency-Key": "where-do-my-photos-go" };
    const send = (more = {}, headers = key) => visitor.sends("POST", api.contact, { ...draft, ...more }, headers);
    expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200]);
    await drain();
    expect((await send()).message).toBe("Message sent");
    await drain();
    expect(emails).toHaveLength(1);
    await send({ text: "And where do my looks go?" });
    await drain();
    expect(emails).toHaveLength(2);
    expect((await send({}, { "Idempotency-Key": "x" })).status).toBe(400);
  });

  test("cannot inject headers", async () => {
    const { visitor, emails, drain } = await testSite();
    const name = "Grace\r\nBcc: all@example.org\u2028X: y";
    expect((await visitor.sends("POST", api.contact, { ...draft, name })).status).toBe(200);
    await drain();
    expect(emails[0]?.subject).toBe("Message from Grace Bcc: all@example.org X: y");
    for (const email of ["grace@example.org\nBcc: all@example.org", "a@example.org, b@example.org", "<a@example.org>"])
      expect((await visitor.sends("POST", api.contact, { ...draft, email })).status, email).toBe(422);
  });

  test("has a clean sender name and an unchanged text", async () => {
    const { visitor, emails, drain } = await testSite();
    const text = "\u05e9\u05dc\u05d5\u05dd \u{1f469}\u200d\u{1f9b0} <b>not bold</b>\n.\nQUIT";
    await visitor.sends("POST", api.contact, { ...draft, name: "\u202eecarG\u202c", text });
    await drain();
    expect(emails[0]).toMatchObject({ subject: "Message from ecarG", text: expect.stringContaining(text) });
  });
});

describe("what is no message", () => {
  test.each([
    ["a field that only robots see", { website: "https://evil.example" }, ["website"]],
    ["a text too short to mean anything", { text: "  hello   " }, ["text"]],
    ["a text too long to be read", { text: "a".repeat(4001) }, ["text"]],
    ["a NUL in the text", { text: "Where do my photos\0 go?" }, ["text"]],
    ["half a sign in the name", { name: "Gr\udc00ce" }, ["name"]],
    ["a name that nobody sees", { name: "\u200b" }, ["name"]],
    ["nothing that it needs", { name: undefined, email: undefined, text: undefined }, ["name", "email", "text"]],
  ])("%s is refused at its field and sends nothing", async (_, more, fields) => {
    const { visitor, emails, drain } = await testSite();
    const { status, data } = await visitor.sends<object>("POST", api.contact, { ...draft, ...more });
    await drain();
    expect([status, Object.keys(data), emails]).toEqual([422, fields, []]);
  });
});

describe("how many", () => {
  test("messages from one address is five an hour; refused forms do not count", async () => {
    const { visitor } = await testSite({ trustProxy: true });
    const send = async (address: string, more = {}) =>
      visitor.sends("POST", api.contact, { ...draft, ...more }, { "X-Forwarded-For": address });
    for (let time = 0; time < 6; time++) expect((await send("192.0.2.1", { text: "" })).status).toBe(422);
    for (let time = 0; time < 5; time++) expect((await send("192.0.2.1")).status).toBe(200);
    const { status, headers } = await send("192.0.2.1");
    expect([status, headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^7[12]\d$/)]);
    expect((await send("192.0.2.2")).status).toBe(200);
  });
});
