// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ErrorCode } from "../errors.ts";
import { loadStripe } from "./load-stripe.ts";

const billing = "https://shop.example/pay";
let addresses = 0;
/** What was loaded once is kept: each test has an address of its own. */
const nextAddress = () => `https://shop.example/gateway/stripe.js?${++addresses}`;
const client = () => Object.assign(() => {}, { version: "basil" });
const scripts = () => [...document.querySelectorAll("script")];

beforeEach(() => {
  // No script is fetched; code that waits for one is told at once that it loaded.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  Object.assign(happyDOM.settings, { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true });
});
afterEach(() => {
  for (const script of scripts()) script.remove();
  Reflect.deleteProperty(window, "Stripe");
  vi.restoreAllMocks();
});

describe("the provider's client", () => {
  test("is the page's own where no script is named", async () => {
    const own = client();
    Object.assign(window, { Stripe: own });
    expect(await loadStripe(null, billing)).toBe(own);
    expect(scripts()).toEqual([]);
  });

  test("comes from the provider where there is none", async () => {
    const loading = loadStripe(null, billing);
    const ours = client();
    Object.assign(window, { Stripe: ours });
    expect(await loading).toBe(ours);
    expect(scripts().map((one) => one.src)).toEqual(["https://js.stripe.com/basil/stripe.js"]);
  });

  test("is fetched once for all who ask, and the page keeps its own", async () => {
    const own = client();
    Object.assign(window, { Stripe: own });
    const address = nextAddress();
    const loading = [loadStripe(address, billing), loadStripe(address, billing)];
    const named = client();
    Object.assign(window, { Stripe: named });
    expect(await Promise.all(loading)).toEqual([named, named]);
    expect([scripts().length, Reflect.get(window, "Stripe")]).toEqual([1, own]);
  });

  test("is missing when its script did not define it", async () => {
    await expect(loadStripe(nextAddress(), billing)).rejects.toThrow(/^Stripe client not found$/);
  });

  test("whose script cannot be loaded is a network error, and can be loaded again", async () => {
    const address = nextAddress();
    vi.spyOn(document.head, "append").mockImplementationOnce((script) => {
      queueMicrotask(() => (script as HTMLElement).dispatchEvent(new Event("error")));
    });
    const lost = loadStripe(address, billing);
    await expect(lost).rejects.toMatchObject({
      errorCode: ErrorCode.NetworkError,
      underlyingErrorMessage: "Stripe client not found: its script could not be loaded.",
    });
    const loading = loadStripe(address, billing);
    const ours = client();
    Object.assign(window, { Stripe: ours });
    expect(await loading).toBe(ours);
  });

  test.each(["https://evil.example/stripe.js", "http://js.stripe.com/basil/stripe.js", "javascript:alert(1)"])(
    "is not taken from %s",
    async (address) => {
      await expect(loadStripe(address, billing)).rejects.toThrow(`Stripe client not found: ${address} is not trusted.`);
      expect(scripts()).toEqual([]);
    },
  );
});
