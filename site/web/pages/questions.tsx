import { paths } from "../../shared/paths.ts";
import { QuestionList } from "../parts/layout/question-list.tsx";
import { TextPage } from "../parts/layout/text-page.tsx";
import { accountQuestions, subscriptionQuestions } from "../parts/questions/account-questions.tsx";
import {
  discussionQuestions,
  emailQuestions,
  lookQuestions,
  notebookQuestions,
  reviewQuestions,
  wardrobeQuestions,
} from "../parts/questions/community-questions.tsx";

export function Questions() {
  return (
    <TextPage
      title="Questions"
      lead="Short answers about looks, wardrobes, reviews, discussions, the notebook, your account and the subscription."
      path={paths.questions}
    >
      <h2>Looks and photos</h2>
      <QuestionList questions={lookQuestions} />
      <h2>Your wardrobe</h2>
      <QuestionList questions={wardrobeQuestions} />
      <h2>Brands and reviews</h2>
      <QuestionList questions={reviewQuestions} />
      <h2>Discussions</h2>
      <QuestionList questions={discussionQuestions} />
      <h2>The notebook</h2>
      <QuestionList questions={notebookQuestions} />
      <h2>Notifications and search</h2>
      <QuestionList questions={emailQuestions} />
      <h2>Your account</h2>
      <QuestionList questions={accountQuestions} />
      <h2>The subscription</h2>
      <QuestionList questions={subscriptionQuestions} />
    </TextPage>
  );
}
