// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest";
import { Purchases } from "../purchases.ts";
import { PurchasesProvider, usePurchases } from "../react.ts";
import { openHappyDomCheckout, pay, until } from "../testing/happy-dom-checkout.ts";
import { cleanUp, draw, Offered, Owned, owned, rcPackage, readsOf } from "../testing/render-react.tsx";

afterEach(cleanUp);

function CollectInstance({ into }: { into: Set<Purchases> }) {
  into.add(usePurchases());
  return null;
}

describe("what the customer owns", () => {
  test("is read once for all components, and shown by all", async () => {
    const { purchases, calls } = await openHappyDomCheckout();
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
        <Owned name="two" />
      </PurchasesProvider>,
    );
    expect([owned(), owned("two")]).toEqual(["loading", "loading"]);
    await until(() => owned() === "nothing");
    expect([owned("two"), readsOf(calls())]).toEqual(["nothing", 1]);
  });

  test("is updated after a purchase", async () => {
    const { purchases, provider } = await openHappyDomCheckout();
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
      </PurchasesProvider>,
    );
    await until(() => owned() === "nothing");
    const bought = purchases.purchase({ rcPackage: await rcPackage(purchases), skipSuccessPage: true });
    await pay(provider);
    await bought;
    await until(() => owned() === "pro lookbook");
  });

  test("is nothing that is still shown to another customer", async () => {
    const { purchases, calls } = await openHappyDomCheckout({
      "GET /v1/subscribers/bert": { status: 200, text: "<html>" },
    });
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
      </PurchasesProvider>,
    );
    await until(() => owned() === "nothing");
    expect(await purchases.changeUser("bert").catch(() => "failed")).toBe("failed");
    await until(() => owned() === "UnexpectedBackendResponseError");
    expect(calls()).toContain("GET /v1/subscribers/bert");
  });

  test("has an error when it cannot be read", async () => {
    const { purchases } = await openHappyDomCheckout({ "GET /v1/subscribers/ada": { status: 200, text: "<html>" } });
    draw(
      <PurchasesProvider purchases={purchases}>
        <Owned />
      </PurchasesProvider>,
    );
    await until(() => owned() === "UnexpectedBackendResponseError");
  });
});

describe("what is offered", () => {
  test("is read once, and again on refresh", async () => {
    const { purchases, calls } = await openHappyDomCheckout();
    const reads = () => calls().filter((call) => call.endsWith("/offerings")).length;
    draw(
      <PurchasesProvider purchases={purchases}>
        <Offered />
        <Offered />
      </PurchasesProvider>,
    );
    await until(() => document.querySelector("[data-offered]")?.textContent === "default");
    expect(reads()).toBe(1);
    document.querySelector<HTMLElement>("[data-offered]")?.click();
    await until(() => reads() === 2);
  });
});

describe("a provider with a configuration", () => {
  test("makes one shared instance, however strict React is, and changes the user with it", async () => {
    const { settings, calls } = await openHappyDomCheckout();
    const seen = new Set<Purchases>();

    const app = (appUserId: string) => (
      <PurchasesProvider config={{ ...settings, appUserId }}>
        <CollectInstance into={seen} />
        <Owned />
      </PurchasesProvider>
    );
    const { show } = draw(app("ada"));
    await until(() => owned() === "nothing");
    expect([...seen]).toEqual([Purchases.getSharedInstance()]);
    show(app("bert"));
    await until(() => calls().includes("GET /v1/subscribers/bert"));
    await until(() => owned() === "nothing");
    expect([...seen]).toHaveLength(1);
  });

  test("is needed", () => {
    expect(() => draw(<Owned />)).toThrow("<PurchasesProvider>");
  });
});
