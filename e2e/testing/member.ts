import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import type { Hemline } from "./hemline.ts";

/** A member who registered through the API. */
export interface E2eMember {
  email: string;
  password: string;
  slug: string;
  token: string;
  /** Posts a look and answers its slug; `sizes` are those of its photos, one upright photo without them. */
  posts(title: string, sizes?: readonly (readonly [width: number, height: number])[]): Promise<string>;
  /** Calls the API. @returns the data of its answer @throws when it refuses */
  calls<Data = unknown>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<Data>;
  /** Uploads a photo. @returns its id */
  uploads(photo: Uint8Array, type?: "image/jpeg" | "image/webp"): Promise<string>;
  follows(other: { slug: string }): Promise<void>;
  /** Sets the session cookie in a browser. */
  signsIn(context: BrowserContext): Promise<void>;
  /** Ends the session behind the token. */
  isLoggedOut(): Promise<void>;
}

/** Registers `firstName` at a running Hemline, with a verified address. */
export async function memberOf({ address, verifies }: Hemline, firstName: string): Promise<E2eMember> {
  const email = `${firstName.toLowerCase()}@hemline.example`;
  const password = "a long sunny sentence";
  const send = async <Answer>(method: string, path: string, body: object, token?: string): Promise<Answer> => {
    const sent = body instanceof Blob ? body : JSON.stringify(body);
    const response = await fetch(address + path, {
      method,
      headers: {
        "Content-Type": body instanceof Blob ? body.type : "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: method === "GET" ? null : sent,
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { message } = await send<{ message: { token: string; profile: { slug: string } } }>("POST", "/api/register", {
    first_name: firstName,
    email,
    password,
  });
  const { token, profile } = message;
  await verifies(email);
  async function calls<Data>(method: string, path: string, body: object = {}): Promise<Data> {
    return (await send<{ data: Data }>(method, path, body, token)).data;
  }
  async function uploads(photo: Uint8Array, type = "image/jpeg"): Promise<string> {
    const id = randomUUID();
    await send("PUT", `/api/photos/${id}`, new Blob([Uint8Array.from(photo)], { type }), token);
    return id;
  }
  return {
    email,
    password,
    slug: profile.slug,
    token,
    async posts(title, sizes = [[600, 800]]) {
      const photos: { id: string; alt: string }[] = [];
      for (const [width, height] of sizes) {
        const picture = sharp({ create: { width, height, channels: 3, background: "#b06a5a" } }).jpeg();
        photos.push({ id: await uploads(await picture.toBuffer()), alt: title });
      }
      return (await calls<{ slug: string }>("POST", "/api/looks", { title, photos })).slug;
    },
    calls,
    uploads,
    follows: (other) => calls("PUT", `/api/members/${other.slug}/follow`),
    signsIn: (context) =>
      context.addCookies([
        {
          name: "token",
          value: encodeURIComponent(JSON.stringify(token)),
          url: address,
          httpOnly: true,
          sameSite: "Lax",
        },
      ]),
    async isLoggedOut() {
      await send("POST", "/api/logout", {}, token);
    },
  };
}

/** Fills in the open login modal. */
export async function logIn(page: Page, { email, password }: E2eMember): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}
