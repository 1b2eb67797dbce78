import { deletedLookDays, leavingLimits } from "../../shared/lifetimes.ts";
import { moderationLimits } from "../../shared/limits.ts";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { TextPage } from "../parts/layout/text-page.tsx";

export function Terms() {
  return (
    <TextPage
      title="Terms"
      lead="What you and Hemline agree on when you create an account. Written to be read."
      path={paths.terms}
    >
      <h2>1. What this is</h2>
      <p>
        Hemline is a place to show looks and to see those of others. Most of Hemline is open to everyone. To post,
        comment, like, save and follow you need an account, and the account is free.
      </p>
      <h2>2. Your account</h2>
      <p>
        Give a name people may call you by and an email address that is yours. Keep your password to yourself. You’re
        responsible for what happens in your account until you tell us someone else is using it.
      </p>
      <h2>3. What is yours stays yours</h2>
      <p>
        Your photos and words belong to you. By posting them you allow us to store them, to make the sizes and formats
        that screens need, and to show them on Hemline to those you chose. That permission ends when you delete them. A
        look that you deleted can be restored for {deletedLookDays} days, and only by you.
      </p>
      <h2>4. What you may post</h2>
      <ul>
        <li>Photos that are your own, or that you may use. People in them should agree to be shown.</li>
        <li>
          Nothing that is against the law, that hurts people, or that shows anyone undressed who did not choose it.
        </li>
        <li>No advertising dressed up as a look. If you were paid or given the item, say so in the text.</li>
        <li>No flooding, no scraping of members, no attempts on the accounts of others.</li>
      </ul>
      <p>
        Our admins may hide or delete what breaks these rules, and warn, pause, suspend or ban an account. We tell you
        why. You can appeal once, within {moderationLimits.appealDays} days, in your settings under Decisions.
      </p>
      <h2 id="subscription">5. The subscription</h2>
      <ul>
        <li>The price, the period and any free trial are shown before you pay, and again in the checkout.</li>
        <li>It renews automatically for the same period at the price shown, until you cancel.</li>
        <li>
          You can cancel at any time before the renewal date. It then runs to the end of the period you have paid for.
        </li>
        <li>
          Where the law gives you a right to withdraw, you have it. <Link to={paths.contact}>Write to us</Link>.
        </li>
      </ul>
      <h2>6. What we promise, and what we cannot</h2>
      <p>
        We take care that nothing you saved is lost and nobody gets in who should not. We cannot promise that the site
        is always there. We are liable without limit for intent and gross negligence and for harm to life, body and
        health; otherwise for the damage that was to be expected from breaking a duty this agreement is about.
      </p>
      <h2>7. Deleting your account</h2>
      <p>
        You can delete your account at any time in your settings, under <Link to={paths.settingsData}>Data</Link>. You
        then have {leavingLimits.comeBackDays} days to change your mind. If Hemline ever closes, we’ll tell you in time
        to take your photos with you.
      </p>
      <h2>8. When these terms change</h2>
      <p>We tell you before a change takes effect. If you do not agree, you can delete your account until then.</p>
    </TextPage>
  );
}
