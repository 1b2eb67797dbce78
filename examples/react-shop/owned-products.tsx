import { useCustomerInfo, usePurchases } from "@hemline/purchases/react";
import { customerId, forgetCustomer } from "./customer-id.ts";

export function OwnedProducts({ say }: { say(sentence: string): void }) {
  const purchases = usePurchases();
  const { customerInfo, error } = useCustomerInfo();
  const owned = Object.values(customerInfo?.entitlements.active ?? {}).map((one) => {
    const until = one.expirationDate?.toLocaleDateString("en", { dateStyle: "long" });
    return `${one.identifier}${until ? `, ${one.willRenew ? "renews" : "ends"} on ${until}` : ", for good"}`;
  });
  async function comeBackAsSomebodyNew() {
    forgetCustomer();
    await purchases.changeUser(customerId());
    say("Welcome. Nobody has bought anything yet.");
  }
  return (
    <section className="drawer" aria-labelledby="drawer-title">
      <h2 id="drawer-title">Your drawer</h2>
      {error && <p>{error.message}</p>}
      {customerInfo && (
        <dl>
          <dt>You may use</dt>
          <dd>{owned.join("; ") || "nothing yet"}</dd>
          <dt>You subscribe to</dt>
          <dd>{[...customerInfo.activeSubscriptions].join(", ") || "nothing yet"}</dd>
          <dt>You bought</dt>
          <dd>
            {customerInfo.nonSubscriptionTransactions.map((one) => one.productIdentifier).join(", ") || "nothing yet"}
          </dd>
          <dt>You are</dt>
          <dd>{customerInfo.originalAppUserId}</dd>
        </dl>
      )}
      <div className="row">
        {customerInfo?.managementURL && <a href={customerInfo.managementURL}>Look after what you bought</a>}
        <button className="button quiet" type="button" onClick={() => void comeBackAsSomebodyNew()}>
          Come back as somebody new
        </button>
      </div>
    </section>
  );
}
