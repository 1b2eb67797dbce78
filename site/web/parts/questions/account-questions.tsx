import { countedHours, emailLinkHours, freeStatisticsDays, leavingLimits } from "../../../shared/lifetimes.ts";
import { freeItems } from "../../../shared/limits.ts";
import { paths } from "../../../shared/paths.ts";
import { Link } from "../../navigation/link.tsx";

export const accountQuestions = [
  {
    question: "Who can see my looks?",
    answer: (
      <p>
        You choose for each look: everyone, people who follow you, or only you. To approve everyone who follows you,
        make your account private in your settings, under Privacy.
      </p>
    ),
  },
  {
    question: "What happens when I block someone?",
    answer: (
      <p>
        You no longer see each other anywhere on Hemline: no pages, no looks, no lists. If you followed each other, that
        ends. We don’t tell them. You can unblock them in your settings, under Privacy.
      </p>
    ),
  },
  {
    question: "I forgot my password. What now?",
    answer: (
      <p>
        Choose <Link to={paths.resetPassword}>Forgot your password?</Link> when you log in. We’ll email you a link that
        works for {countedHours(emailLinkHours.passwordReset)}.
      </p>
    ),
  },
  {
    question: "What does it cost?",
    answer: (
      <p>
        Nothing. Posting looks, tagging items and liking are free. A free account has up to {freeItems} items in its
        wardrobe, and statistics of the last {freeStatisticsDays} days. The{" "}
        <Link to={paths.paidSubscription}>subscription</Link> helps pay for Hemline; see the subscription page for
        prices.
      </p>
    ),
  },
  {
    question: "Who sees my name and my email address?",
    answer: (
      <p>
        Everyone sees your full name on your profile and your display name next to your looks. If you leave the display
        name empty, we show your full name there too. Other members never see your email address.
      </p>
    ),
  },
  {
    question: "Can someone else get my page address?",
    answer: <p>No one else ever gets an address you’ve used, even after you leave.</p>,
  },
  {
    question: "How do I get a copy of my data or delete my account?",
    answer: (
      <p>
        Both are in your settings, under <Link to={paths.settingsData}>Data</Link>. We prepare a copy once a day at
        most. After you delete your account, you have {leavingLimits.comeBackDays} days to change your mind.
      </p>
    ),
  },
];

export const subscriptionQuestions = [
  {
    question: "What does a subscription give me?",
    answer: (
      <p>
        A badge next to your name, a wardrobe without a limit, statistics of all years, groups for subscribers, and
        every entry of the <Link to={paths.notebook}>notebook</Link> to its last line. It also keeps Hemline free of
        ads. Everything that’s free today stays free for everyone.
      </p>
    ),
  },
  {
    question: "How do I pay, and who sees my card?",
    answer: (
      <p>
        You pay by card, in a checkout that opens over the page. You enter your card details directly with our payment
        provider. Your card number never reaches our servers.
      </p>
    ),
  },
  {
    question: "How do I cancel?",
    answer: (
      <p>
        Your subscription renews automatically until you cancel. You can cancel any time before the renewal date: in
        your settings, under <Link to={paths.settingsSubscription}>Subscription</Link>, choose “Cancel renewal”. You
        keep access until the end of the time you’ve paid for. Before then you can change your mind.
      </p>
    ),
  },
];
