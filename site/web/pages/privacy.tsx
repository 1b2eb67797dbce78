import {
  deletedCommentDays,
  deletedLookDays,
  draftDays,
  leavingLimits,
  loginLogDays,
  notificationDays,
  sessionDays,
} from "../../shared/lifetimes.ts";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { TextPage } from "../parts/layout/text-page.tsx";

export function Privacy() {
  return (
    <TextPage
      title="Privacy"
      lead="What Hemline keeps about you, why, for how long, and what it does not do."
      path={paths.privacy}
    >
      <h2>The short version</h2>
      <p>
        We store what you give us so we can show it where you want it shown. There is no advertising, no tracking by
        others and no script of a third party on these pages, except the payment provider’s when you open the checkout.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>
          Your name, your email address, and if you wish a display name, a city, photos, links and a few lines about
          yourself. All but the email address is on your profile.
        </li>
        <li>Your password only as an Argon2id hash. We cannot read it.</li>
        <li>
          Your sessions: a hash of the token in your cookie, when it was made and last used, and from which browser and
          network. A session ends after {sessionDays.idleDays} days without a visit and after {sessionDays.absoluteDays}{" "}
          days in any case.
        </li>
        <li>
          Your logins of the last {loginLogDays} days and the attempts we refused: when, with which browser, and from
          which network, without the last part of its address. You can read them in your settings.
        </li>
      </ul>
      <LooksAndPhotos />
      <Contributions />
      <NotificationsAndEmails />
      <h2>The subscription</h2>
      <p>
        The billing service knows you by a random number, not by your name here. It keeps the email address you enter in
        the checkout, what you bought and until when it runs. Card details go straight to the payment provider in fields
        of theirs and never touch our servers. The checkout counts its own steps, for example that a form was shown or a
        card was declined, so that faults are noticed.
      </p>
      <h2>Messages to us</h2>
      <p>Messages from the contact page reach us by email, with your name and email address so we can reply.</p>
      <h2>On your device</h2>
      <ul>
        <li>
          A cookie named <b>token</b> while you are logged in. Scripts cannot read it.
        </li>
        <li>
          A cookie named <b>device</b>, for a year after you log in. It lets you log in from this browser while someone
          is guessing your password.
        </li>
        <li>
          A cookie named <b>theme</b> if you choose light or dark.
        </li>
        <li>
          What you are writing (a look, comment, review, reply or discussion), in your browser’s own storage, until you
          post or discard it. With it, photos of a look that aren’t uploaded yet, until they are or you log out.
        </li>
        <li>Your recent searches, until you clear them.</li>
        <li>Photos you’re adding, until they’re uploaded.</li>
      </ul>
      <p>That is why no banner asks you for consent: there is nothing here that would need it.</p>
      <h2>In our log</h2>
      <p>
        For each request the log has its path, its answer and how long it took, not your address. To slow down guessing
        and flooding, the server remembers for a short time, in its memory only, how often a network address has tried.
      </p>
      <h2>Your rights</h2>
      <p>
        You can see and correct your profile yourself, and delete what you posted. In your settings, under{" "}
        <Link to={paths.settingsData}>Data</Link>, you can download a copy of your data and delete your account. We
        delete the copy after {leavingLimits.exportDays} days.
      </p>
      <p>
        When you delete your account, we hide it right away and delete it after {leavingLimits.comeBackDays} days, with
        your looks and photos. Until then you can keep it. You choose whether your comments, reviews and replies are
        deleted too or stay without your name. We keep your receipts, as the law requires, and your page address, so
        that no one else gets it. For anything else, <Link to={paths.contact}>write to us</Link>.
      </p>
    </TextPage>
  );
}

function LooksAndPhotos() {
  return (
    <>
      <h2>Your looks and photos</h2>
      <ul>
        <li>
          You choose who can see each look: everyone, people who follow you, or only you. If your account is private,
          only people who follow you see your looks, and you approve each of them.
        </li>
        <li>
          Your profile shows who follows you and who you follow. If your account is private, only your followers see
          those lists; the lists of people you follow still name you. Whom you block or mute is never shown to anyone
          else.
        </li>
        <li>
          Your wardrobe: items with what you write about them, the days you wore them, outfits and plans. You choose who
          can see the wardrobe and each item. Only you see prices, purchase dates, notes, where you keep an item, the
          days you wore it, outfits and plans.
        </li>
        <li>
          When you close a look, we stop showing its photos right away. A browser that has seen them before may still
          have a copy, which we can’t call back.
        </li>
        <li>
          We remove what the camera wrote into the file, such as place and time, from every photo that others see. The
          file you sent is kept so that a crop can be changed. Nobody gets it but you, in the copy of your data.
        </li>
        <li>
          Drafts of looks, comments, reviews, replies and discussions, with their photos, are kept in your account too,
          so that you can finish them on another device. Only you see them. We delete a draft when you haven’t changed
          it for {draftDays} days.
        </li>
        <li>
          You can restore a look that you deleted for {deletedLookDays} days. Nobody else sees it then. After that we
          delete it, with its likes, saves and comments.
        </li>
        <li>
          We delete a photo about a day after nothing uses it any more: no look, item, review, reply, draft or profile.
        </li>
      </ul>
    </>
  );
}

function Contributions() {
  return (
    <>
      <h2>Comments, reviews, discussions, likes, saves and reports</h2>
      <ul>
        <li>
          Your comments. Everyone who can see the look or read the entry can read them, with your name. You can restore
          one that you deleted right after you delete it; we keep its text for {deletedCommentDays} days, and nobody
          reads it.
        </li>
        <li>
          Your reviews, with what they said before you edited them, your votes on the reviews of others, and the brands
          you follow. Everyone can read a review; nobody sees how you voted.
        </li>
        <li>
          What you write in discussions, with what it said before you edited it. Everyone who can read the group can
          read it; if your account is private, only your followers can. How far you have read a discussion, and what you
          want to hear of it, only you see.
        </li>
        <li>
          Your likes, and the looks you save in folders. Whoever posted a look is notified of likes. Nobody else sees
          your saves.
        </li>
        <li>
          Your reports, with the reason and your note, and a copy of the reported text as it was then. Only admins see
          them, without your name.
        </li>
        <li>
          What our admins decided about your account or what you posted, with the reason, your appeal and our answer.
          You read it in your settings, under <Link to={paths.settingsDecisions}>Decisions</Link>; other members don’t.
          We delete it with your account. What admins did stays in a log that only they read.
        </li>
      </ul>
    </>
  );
}

function NotificationsAndEmails() {
  return (
    <>
      <h2>Notifications and emails</h2>
      <p>
        We keep your notifications for {notificationDays} days, and when you last got a digest. A digest is an email
        with what members and brands you follow posted, new entries of the notebook and the notifications you haven’t
        read. Its photos load from Hemline when you open it. You choose in your{" "}
        <Link to={paths.settingsNotifications}>settings</Link> what you are notified of and how often you get a digest,
        or turn digests off. We also email you about your account, such as a new password or email address.
      </p>
    </>
  );
}
