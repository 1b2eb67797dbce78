import { Link } from "react-router";
import { lookLimits, photoLimitTexts } from "../../shared/limits.ts";
import { paths } from "../../shared/paths.ts";
import { QuestionList } from "../parts/layout/question-list.tsx";
import { TextPage } from "../parts/layout/text-page.tsx";

const looks = [
  {
    question: "Which photos can I post?",
    answer: (
      <p>
        JPEG, PNG, WebP and AVIF, up to {photoLimitTexts.size} and {photoLimitTexts.pixels} each (AVIF up to{" "}
        {photoLimitTexts.avifMegapixels}), {lookLimits.photos} to a look. A phone that takes HEIC can send JPEG: on an
        iPhone it is under Settings, Camera, Formats, Most Compatible. Photos that lie on their side are turned upright
        by themselves.
      </p>
    ),
  },
  {
    question: "Does a photo tell people where I live?",
    answer: (
      <p>
        No. What a camera writes into a file, such as the place, the time and the device, is not in any picture that
        others can see. The file you sent is kept so that you can crop it again, and it is shown to nobody.
      </p>
    ),
  },
  {
    question: "The upload broke off. Is the photo lost?",
    answer: (
      <p>
        No. It waits in the form with a button to try again, and sending it twice does not make two photos. The words
        you wrote are kept on your device until the look is posted, also through a reload. Photos of a look that is
        never posted are deleted from our side after about a day.
      </p>
    ),
  },
  {
    question: "How do I change the order of my looks?",
    answer: (
      <p>
        Open your own page and choose “Change order”. Drag a look by its handle, or focus the handle and press the arrow
        keys, or use the buttons. The first look is your featured look.
      </p>
    ),
  },
  {
    question: "Can I take a look back?",
    answer: (
      <p>
        Yes. On the look’s page choose “Edit look” or “Delete look”. Deleting takes its photos and its likes with it,
        and cannot be undone.
      </p>
    ),
  },
];

const accounts = [
  {
    question: "What does it cost?",
    answer: (
      <p>
        Nothing. Showing looks, naming pieces and liking is free. The{" "}
        <Link to={paths.paidSubscription}>subscription</Link> is for those who want to carry the house; its prices are
        on its page.
      </p>
    ),
  },
  {
    question: "Who sees my name and my email address?",
    answer: (
      <p>
        Your full name is on your profile, and your username beside your looks. Leave the username empty and it is your
        full name. Nobody sees your email address.
      </p>
    ),
  },
  {
    question: "Does an address of a page ever change?",
    answer: (
      <p>An address that you once had stays yours. It is never given to somebody else, even after you have gone.</p>
    ),
  },
  {
    question: "I have forgotten my password. I want my account deleted.",
    answer: (
      <p>
        Both go by hand at the moment: <Link to={paths.contact}>write to us</Link> from the address of your account, and
        we do it.
      </p>
    ),
  },
];

const subscription = [
  {
    question: "What does a subscription give me?",
    answer: (
      <p>
        A badge beside your name, and a house without advertising. Everything that is on Hemline today stays free for
        everybody.
      </p>
    ),
  },
  {
    question: "How do I pay, and who sees my card?",
    answer: (
      <p>
        By card, in a checkout that opens over the page. The card fields belong to the payment provider, in a frame of
        theirs. Your card number never reaches our servers.
      </p>
    ),
  },
  {
    question: "How does it end?",
    answer: (
      <p>
        It renews by itself until you cancel, and you can do that at any time before the renewal date: on your{" "}
        <Link to={paths.paidSubscription}>subscription page</Link> choose “Cancel renewal”. It stays yours until the end
        of the time you have paid for, and until then you can change your mind.
      </p>
    ),
  },
];

export function Questions() {
  return (
    <TextPage title="Questions" lead="Short answers about looks, accounts and the subscription." path={paths.questions}>
      <h2>Looks and photos</h2>
      <QuestionList questions={looks} />
      <h2>Your account</h2>
      <QuestionList questions={accounts} />
      <h2>The subscription</h2>
      <QuestionList questions={subscription} />
    </TextPage>
  );
}
