import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { openMail } from "../mail.ts";
import { sampleEmail as email, sender } from "../testing/sample-email.ts";
import { testMailbox } from "../testing/test-mailbox.ts";

const log = pino({ level: "silent" });

describe("without an SMTP server", () => {
  test("an email with an id opens from the list", async () => {
    using inbox = testMailbox();
    await inbox.mail.send({ ...email, id: "bd2a2da0-fa44-43e8-9f20-43a2aff42cc2" });
    expect(await (await inbox.get(await inbox.firstEmailPath())).text()).toContain("Hello Ada,");
  });

  test("the mailbox is empty at first, then lists emails, the newest first", async () => {
    using inbox = testMailbox();
    expect(await (await inbox.get("/")).text()).toContain("No emails yet");
    await inbox.mail.send({ ...email, subject: "First" });
    await inbox.mail.send({ ...email, subject: "Second <b>bold</b>" });
    const list = await (await inbox.get("/")).text();
    expect(list.indexOf("Second &lt;b&gt;bold&lt;/b&gt;")).toBeGreaterThan(0);
    expect(list.indexOf("First")).toBeGreaterThan(list.indexOf("Second"));
    expect(list).toContain("to ada@example.org");
  });

  test("an email's page shows its text with links, and escapes everything else", async () => {
    using inbox = testMailbox();
    await inbox.mail.send({ ...email, text: `${email.text}\n<script>alert(1)</script> javascript:alert(1)` });
    const response = await inbox.get(await inbox.firstEmailPath());
    const page = await response.text();
    expect(page).toContain('<a href="http://localhost:3000/looks" rel="noreferrer">http://localhost:3000/looks</a>.');
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt; javascript:alert(1)");
    expect(page).not.toContain("<iframe");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("an email's HTML is served into a sandboxed frame under a policy that runs nothing", async () => {
    using inbox = testMailbox();
    const html =
      '<html><head><title>x</title></head><body><script>alert(1)</script><a href="/looks">Looks</a></body></html>';
    await inbox.mail.send({ ...email, html });
    const at = await inbox.firstEmailPath();
    expect(await (await inbox.get(at)).text()).toContain(
      `sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox${at}/html"`,
    );
    const response = await inbox.get(`${at}/html`);
    expect(await response.text()).toBe(html.replace("<head>", '<head><base target="_blank">'));
    const policy = response.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(policy).not.toContain("script-src");
  });

  test("attachments can be downloaded", async () => {
    using inbox = testMailbox();
    const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
    await inbox.mail.send({ ...email, attachments: [{ name: "receipt 1.pdf", type: "application/pdf", content }] });
    const at = await inbox.firstEmailPath();
    expect(await (await inbox.get(at)).text()).toContain(`<a href="/mailbox${at}/with/0">receipt 1.pdf</a>`);
    const file = await inbox.get(`${at}/with/0`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    expect(file.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''receipt%201.pdf");
    expect((await inbox.get(`${at}/with/1`)).status).toBe(404);
  });

  test("unknown ids are not found, whatever path they try", async () => {
    using inbox = testMailbox();
    await inbox.mail.send(email);
    const paths = [
      "/emails/0000000000000-000000-00000000",
      "/emails/..%2f..%2fsecrets",
      "/nothing",
      `${await inbox.firstEmailPath()}/html`,
    ];
    for (const path of paths) expect((await inbox.get(path)).status).toBe(404);
  });

  test("it is open to this machine only", async () => {
    using inbox = testMailbox();
    const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
    expect((await inbox.get("/", {}, from("127.0.0.1"))).status).toBe(200);
    expect((await inbox.get("/", {}, from("::1"))).status).toBe(200);
    expect((await inbox.get("/", {}, from("192.168.1.7"))).status).toBe(403);
    expect((await inbox.get("/", { "x-forwarded-for": "203.0.113.9" })).status).toBe(403);
    expect((await inbox.get("http://hemline.example/")).status).toBe(403);
  });

  test("drafts of a crashed process are removed at the next start, and nothing else is", async () => {
    using inbox = testMailbox();
    await inbox.mail.send(email);
    const draft = "1772355600000-000001-0a1b2c3d.new";
    for (const name of [draft, "notes.new", "notes.txt"]) writeFileSync(join(inbox.mailboxDir, name), "{");
    openMail({ from: sender, mailboxDir: inbox.mailboxDir, log });
    expect(readdirSync(inbox.mailboxDir).sort()).toEqual([
      expect.stringMatching(/^\d{13}-000000-[0-9a-f]{8}\.json$/),
      "notes.new",
      "notes.txt",
    ]);
    await inbox.firstEmailPath();
  });

  test("emails are readable by their owner alone, and only the newest 200 stay", async () => {
    using inbox = testMailbox();
    for (let n = 1; n <= 203; n++) await inbox.mail.send({ ...email, subject: `Email ${n}.` });
    expect(statSync(inbox.mailboxDir).mode & 0o777).toBe(0o700);
    expect(readdirSync(inbox.mailboxDir)).toHaveLength(200);
    const list = await (await inbox.get("/")).text();
    expect(list).toContain("Email 203.");
    expect(list).toContain("Email 4.");
    expect(list).not.toContain("Email 3.");
  });
});
