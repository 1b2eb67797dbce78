import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Hemline, hydrated, openHemline } from "./testing/hemline.ts";
import { mailedLink } from "./testing/mailbox.ts";
import { fill, password, registerMember } from "./testing/registration.ts";

let hemline: Hemline;

beforeAll(async () => {
  hemline = await openHemline();
});
afterAll(() => hemline.close());

/** Chromium writes every answer of 400 and more into the console. */
const refused = /status of 422/;
const verifyLink = /https?:\/\/\S+\/verify-email\?token=[\w-]+/;

describe("without script", () => {
  test("a member logs in after a mistake, and comes to the page they wanted", async () => {
    const context = await hemline.person({ javaScriptEnabled: false, expected: [refused] });
    const { email } = await registerMember(context, "Nadia", hemline.address);
    await context.clearCookies();
    const page = await context.newPage();
    await page.goto("/login?to=%2Fsettings%2Faccount");
    await fill(page, { Email: email, Password: "not my password" });
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByText("That email address and password don’t match.").waitFor();
    expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe(email);
    await fill(page, { Password: password });
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/settings/account");
  });

  test("a newcomer creates an account", async () => {
    const page = await hemline.visit("/register", { javaScriptEnabled: false });
    await fill(page, { "First name": "Nils", Email: "nils@example.org", Password: password });
    await page.getByRole("button", { name: "Create an account" }).click();
    await page.waitForURL(`${hemline.address}/`);
    expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(["device", "token"]);
    await page.getByText("Confirm your email address to post").waitFor();
    await page.getByRole("button", { name: "Send link again" }).click();
    await page.getByText("We’ve emailed a new link to nils@example.org.").waitFor();
    await page.goto(await mailedLink(hemline, "nils@example.org", verifyLink));
    await page.getByRole("button", { name: "Confirm email address" }).click();
    await page.getByRole("heading", { name: "Email address confirmed" }).waitFor();
    expect(await page.getByText("Confirm your email address to post").count()).toBe(0);
  });

  test("a visitor sends a message, and reads that it was sent", async () => {
    const page = await hemline.visit("/contact", { javaScriptEnabled: false });
    await fill(page, { Name: "Nils", Email: "nils@example.org", Message: "Where do my photos go?" });
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByText("We’ll reply to the email address you gave.").waitFor();
  });
});

describe("a forgotten password", () => {
  test("is replaced by the link in an email, from the login page to being logged in", async () => {
    const context = await hemline.person({ viewport: { width: 390, height: 844 } });
    const { email } = await registerMember(context, "Frieda", hemline.address);
    await context.clearCookies();
    const page = await context.newPage();
    await page.goto("/login");
    await hydrated(page);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // The login page has a field of this name, too.
    await page.getByRole("button", { name: "Email me a link" }).waitFor();
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Email me a link" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    const link = await mailedLink(hemline, email, /https?:\/\/\S+\/reset-password\?token=[\w-]+/);
    await page.goto(link);
    await hydrated(page);
    await page.getByRole("textbox", { name: "New password" }).fill("a quieter rainy sentence");
    await page.getByRole("button", { name: "Save password" }).click();
    await page.getByRole("heading", { name: "New from others" }).waitFor();
    await page.goto(link);
    await page.getByRole("heading", { name: "This link has expired" }).waitFor();
  });
});

describe("a visitor's plus", () => {
  test("offers to log in, says why, and then opens the page of a new look", async () => {
    const context = await hemline.person({ viewport: { width: 390, height: 844 } });
    const { email } = await registerMember(context, "Petra", hemline.address);
    await context.clearCookies();
    const page = await context.newPage();
    await page.goto("/looks");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Post a look" }).click();
    const dialog = page.getByRole("dialog", { name: "Log in to post a look" });
    await dialog.getByLabel("Email", { exact: true }).fill(email);
    await dialog.getByRole("textbox", { name: "Password" }).fill(password);
    await dialog.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/looks/new");
  });
});

describe("a member's password", () => {
  test("is changed in the settings, where the logins are listed", async () => {
    const context = await hemline.person();
    await registerMember(context, "Ruth", hemline.address);
    const page = await context.newPage();
    await page.goto("/settings/profile");
    await hydrated(page);
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await page.getByRole("heading", { name: "Recent logins" }).waitFor();
    await page.getByRole("textbox", { name: "Current password" }).fill(password);
    await page.getByRole("textbox", { name: "New password" }).fill("a scarf and three coats");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed").waitFor();
    expect(await page.getByRole("textbox", { name: "New password" }).inputValue()).toBe("");
  });
});

describe("a member's email address", () => {
  test("changes once the link at the new one is confirmed", async () => {
    const context = await hemline.person();
    await registerMember(context, "Rosa", hemline.address);
    const page = await context.newPage();
    await page.goto("/settings/account");
    await hydrated(page);
    await page.getByLabel("New email").fill("rosa.new@example.org");
    await page.getByRole("textbox", { name: "Your password" }).fill(password);
    await page.getByRole("button", { name: "Send a link" }).click();
    await page.getByText("We’ve sent a link to rosa.new@example.org.").waitFor();
    await page.goto(await mailedLink(hemline, "rosa.new@example.org", verifyLink));
    await hydrated(page);
    await page.getByRole("button", { name: "Confirm email address" }).click();
    await page.getByRole("heading", { name: "Email address confirmed" }).waitFor();
    await page.goto("/settings/account");
    await page.getByText("You log in with rosa.new@example.org.").waitFor();
  });
});

describe("before the script is there", () => {
  test("what is pressed waits for it, and is done once", async () => {
    const context = await hemline.person();
    await registerMember(context, "Greta", hemline.address);
    const page = await context.newPage();
    let letScriptThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letScriptThrough = resolve;
    });
    await page.route(/\/assets\/client-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/settings/profile", { waitUntil: "domcontentloaded" });
    await page.getByRole("textbox", { name: "City" }).fill("Turin");
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByRole("button", { name: "Save changes" }).click();
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/profile")) calls++;
    });
    letScriptThrough();
    await page.getByText("Profile saved").waitFor();
    expect(calls).toBe(1);
    await page.getByText("Turin").first().waitFor();
  });
});
