import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { classNames } from "@hemline/ui/styles/class-names.ts";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../../../shared/paths.ts";
import type { ReaderAccess } from "../../../../shared/reader-access.ts";
import type { SubscriptionOffer } from "../../../../shared/subscription/offer.ts";
import { Link } from "../../../navigation/link.tsx";
import { useViewer } from "../../../payload.ts";
import { AccountLink } from "../../account/account-link.tsx";
import { formatCount } from "../../format/format-count.ts";
import { wayThere } from "../../subscription/way-back.ts";
import styles from "./entry-gate.module.css";

/** The class by which search engines know what they can’t read. */
export const gateClass = "paywall";

/** In place of what its reader may not read: who may, and how to become one of them. */
export function EntryGate({
  slug,
  readers,
  offer,
  hasTeaser,
}: {
  slug: string;
  readers: Exclude<ReaderAccess, "open">;
  offer: SubscriptionOffer | null;
  /** Something is above it. */
  hasTeaser: boolean;
}) {
  const here = paths.entry(slug);
  return (
    <div className={classNames(gateClass, styles.gate, hasTeaser && styles.fading)}>
      <section className={styles.box}>
        <h2 className={typography.h32}>
          {hasTeaser ? "The rest is for" : "This entry is for"} {readers}
        </h2>
        {readers === "subscribers" ? <Subscribing here={here} offer={offer} /> : <Joining here={here} />}
      </section>
    </div>
  );
}

function Subscribing({ here, offer }: { here: string; offer: SubscriptionOffer | null }) {
  const viewer = useViewer();
  return (
    <>
      <p className={`${typography.lead} ${styles.lead}`}>
        Subscribers read every entry to its last line. {offer && `${offerInWords(offer)}. `}You’ll come straight back
        here.
      </p>
      <Link className={buttonClass({ kind: "paper" })} to={wayThere(paths.paidSubscription, here)}>
        Read on with a subscription
      </Link>
      {!viewer && (
        <p className={`${typography.s14} ${styles.lead}`}>
          Already subscribed?{" "}
          <AccountLink mode="login" reason="Log in to read on" to={here} className={styles.link}>
            Log in
          </AccountLink>
        </p>
      )}
    </>
  );
}

/** “7 days free, then €36.00 a year” */
const offerInWords = ({ price, trialDays }: SubscriptionOffer): string =>
  trialDays > 0 ? `${formatCount(trialDays, "day")} free, then ${price}` : `It costs ${price}`;

function Joining({ here }: { here: string }) {
  return (
    <>
      <p className={`${typography.lead} ${styles.lead}`}>
        An account is free and takes about a minute. You’ll come straight back here.
      </p>
      <AccountLink mode="register" reason="Log in to read on" to={here} className={buttonClass({ kind: "paper" })}>
        Create an account
      </AccountLink>
      <p className={`${typography.s14} ${styles.lead}`}>
        Already have an account?{" "}
        <AccountLink mode="login" reason="Log in to read on" to={here} className={styles.link}>
          Log in
        </AccountLink>
      </p>
    </>
  );
}
