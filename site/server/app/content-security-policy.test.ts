import { describe, expect, test } from "vitest";
import { testSite } from "../testing/test-site.ts";

describe("the policy of documents", () => {
  test("allows our own files and nothing else", async () => {
    const { visitor } = await testSite();
    const policy = (await visitor.gets("/")).headers.get("content-security-policy");
    expect(policy?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob: http://billing.example",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ]);
  });

  test("allows the inline styles of a visitor's document, rendered or cached", async () => {
    const { visitor } = await testSite({ renderPage: async () => ({ html: "", inlineStyles: "a{color:red}" }) });
    for (const answer of [await visitor.gets("/about"), await visitor.gets("/about")]) {
      expect(answer.headers.get("content-security-policy")).toContain(
        "style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=';",
      );
    }
  });

  test("allows the card provider and a separate billing service", async () => {
    const { visitor } = await testSite({
      publicUrl: "https://site.example",
      checkoutOrigins: ["https://js.stripe.com"],
      billing: {
        fetch: async () => Response.json({}),
        address: "https://pay.example",
        browserAddress: "https://pay.example",
        publicKey: "",
        secretKey: "",
        webhookSecret: "",
      },
    });
    const { headers } = await visitor.gets("/about");
    expect(headers.get("content-security-policy")).toContain(
      "frame-src 'self' https://js.stripe.com https://pay.example",
    );
  });
});
