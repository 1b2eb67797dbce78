import {
  countedHours,
  deletedLookDays,
  draftLimits,
  emailLinkHours,
  freeItems,
  freeStatisticsDays,
  leavingLimits,
  lookLimits,
  messageLimits,
  moderationLimits,
  photoLimitTexts,
  proposalsPerDay,
  reviewLimits,
} from "../../shared/limits.ts";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { QuestionList } from "../parts/layout/question-list.tsx";
import { TextPage } from "../parts/layout/text-page.tsx";

const looks = [
  {
    question: "Which photos can I post?",
    answer: (
      <p>
        JPEG, PNG, WebP and AVIF, up to {photoLimitTexts.size} and {photoLimitTexts.pixels} each (AVIF up to{" "}
        {photoLimitTexts.avifMegapixels}). A look has up to {lookLimits.photos}. We can’t use HEIC photos. On an iPhone,
        choose Settings &gt; Camera &gt; Formats &gt; Most Compatible to take JPEG photos. We turn photos the right way
        up for you.
      </p>
    ),
  },
  {
    question: "Does a photo tell people where I live?",
    answer: (
      <p>
        No. Your camera saves the place, time and device in the file. We remove all of that from every photo other
        people can see. We keep your original file so you can crop it again, and we never show it to anyone else.
      </p>
    ),
  },
  {
    question: "The connection was lost during an upload. Is my photo gone?",
    answer: (
      <p>
        No. It stays in the form. Choose Try again; you won’t get the photo twice. Your draft is saved in your account
        while you write, so you can finish it on another device. Without a connection it stays on your device until
        you’re back online. We delete a draft with its photos when you haven’t changed it for {draftLimits.days} days.
      </p>
    ),
  },
  {
    question: "How do I change the order of my looks?",
    answer: (
      <p>
        Open your profile and choose “Change order”. Drag a look by its handle, use the buttons, or focus the handle and
        press the arrow keys. Your first look is your featured look.
      </p>
    ),
  },
  {
    question: "Can I change or delete a look?",
    answer: (
      <p>
        Yes. On the look’s page choose “Edit look” or “Delete look”. You can restore a deleted look for{" "}
        {deletedLookDays} days in your settings, under “Data”. Then it’s gone, with its photos, likes and comments.
      </p>
    ),
  },
];

const reviews = [
  {
    question: "What if a brand or product isn’t on Hemline yet?",
    answer: (
      <p>
        Type its name in the form of your item and choose “Add … as a new brand” or “… as a new product”. You can use it
        immediately; other people see it after one of our admins has approved it. We’ll tell you what we decide. You can
        propose up to {proposalsPerDay} brands and {proposalsPerDay} products a day. You can also leave the name as
        plain text.
      </p>
    ),
  },
  {
    question: "What does “worn 14 times” in a review mean?",
    answer: (
      <p>
        The reviewer has linked the review to their own item and logged so many wears of it. We count them; nobody can
        type the number. You can filter reviews by wears.
      </p>
    ),
  },
  {
    question: "How is the average calculated?",
    answer: (
      <p>
        Every average begins with seven reviews of 3.5 stars, so that one review alone doesn’t decide it. We then count
        each review that everyone can see. “Most helpful” puts those reviews first that most readers are likely to find
        helpful, based on the votes so far.
      </p>
    ),
  },
  {
    question: "Why can’t other people see my review yet?",
    answer: (
      <p>
        If you joined less than {reviewLimits.newMemberDays} days ago, your reviews wait until one of them is public:{" "}
        {reviewLimits.waitHours} hours after you posted it, or when one of our admins shows it.
      </p>
    ),
  },
  {
    question: "Can I change or delete a review?",
    answer: (
      <p>
        Yes, with “Edit” and “Delete” below your review. A changed review says “edited”. After you delete it, choose
        “Undo” in the message that appears to get it back.
      </p>
    ),
  },
  {
    question: "Who can respond to a review?",
    answer: (
      <p>
        Members named by the brand, and our admins, once for each review. Members named by the brand can review its
        products too; their reviews say “Works with” the brand. If you work for a brand,{" "}
        <Link to={paths.contact}>write to us</Link>.
      </p>
    ),
  },
];

const discussions = [
  {
    question: "Can I change or delete a reply?",
    answer: (
      <p>
        You can edit it for {messageLimits.editHours} hours. People can open what it said before. When you delete it,
        its place stays, without your words.
      </p>
    ),
  },
  {
    question: "Why is my reply waiting?",
    answer: (
      <p>
        It has a link and you’re new here, or it has a word that we check. One of our admins reads it before others see
        it. Until then, only you and our admins can read it.
      </p>
    ),
  },
  {
    question: "What do I hear of a discussion?",
    answer: (
      <p>
        You choose on its page, under “Notify me about”: every reply, replies to you, or nothing. You follow a
        discussion when you reply in it.
      </p>
    ),
  },
  {
    question: "How do I report something, and what happens then?",
    answer: (
      <p>
        Choose “Report” in its menu. Our admins read every report. We tell you what came of it, and we don’t tell anyone
        that it was you. If we restrict a member, we tell them why. They can appeal once, within{" "}
        {moderationLimits.appealDays} days, in their settings under Decisions.
      </p>
    ),
  },
];

const accounts = [
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

const subscription = [
  {
    question: "What does a subscription give me?",
    answer: (
      <p>
        A badge next to your name, a wardrobe without a limit, statistics of all years, and groups for subscribers. It
        also keeps Hemline free of ads. Everything that’s free today stays free for everyone.
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
        Your subscription renews automatically until you cancel. You can cancel any time before the renewal date: on
        your <Link to={paths.paidSubscription}>subscription page</Link> choose “Cancel renewal”. You keep access until
        the end of the time you’ve paid for. Before then you can change your mind.
      </p>
    ),
  },
];

export function Questions() {
  return (
    <TextPage
      title="Questions"
      lead="Short answers about looks and photos, brands and reviews, discussions, your account and the subscription."
      path={paths.questions}
    >
      <h2>Looks and photos</h2>
      <QuestionList questions={looks} />
      <h2>Brands and reviews</h2>
      <QuestionList questions={reviews} />
      <h2>Discussions</h2>
      <QuestionList questions={discussions} />
      <h2>Your account</h2>
      <QuestionList questions={accounts} />
      <h2>The subscription</h2>
      <QuestionList questions={subscription} />
    </TextPage>
  );
}
