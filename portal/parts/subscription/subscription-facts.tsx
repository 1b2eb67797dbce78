import type { PortalSubscription } from "@hemline/protocol";
import { cardName } from "@hemline/protocol/card-name";
import { Note } from "@hemline/ui/messages/note.tsx";
import type from "@hemline/ui/styles/typography.module.css";
import { useLanguage } from "../../i18n/language-context.ts";
import { statusSentence } from "../../subscription-labels.ts";
import styles from "./subscription-facts.module.css";

export function SubscriptionFacts({ subscription: it }: { subscription: PortalSubscription }) {
  const language = useLanguage();
  const { t, money, terms } = language;
  return (
    <>
      {it.open_payment ? (
        <Note tone="warm">{statusSentence(language, it)}</Note>
      ) : (
        <p className={type.dim}>{statusSentence(language, it)}</p>
      )}
      <dl className={styles.facts}>
        <Fact name={t("fact.price")} value={terms(it.price, it.period)} />
        {it.open_payment && <Fact name={t("fact.open")} value={money(it.open_payment.price)} />}
        {it.card && <Fact name={t("fact.card")} value={cardName(it.card)} />}
        {it.next_plan && <NextPlan plan={it.next_plan} />}
      </dl>
    </>
  );
}

function NextPlan({ plan }: { plan: NonNullable<PortalSubscription["next_plan"]> }) {
  const { t, day, terms } = useLanguage();
  const name = t("fact.next_plan", { date: day(plan.at) });
  return <Fact name={name} value={`${plan.title}, ${terms(plan.price, plan.period)}`} />;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
