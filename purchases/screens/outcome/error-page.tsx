import type { Checkout } from "../../checkout/machine/state.ts";
import { spaceAfterSentence } from "../../i18n/space-after-sentence.ts";
import { useCheckoutView } from "../checkout-context.ts";
import { errorTexts } from "./error-texts.ts";
import { MessagePage } from "./message-page.tsx";

export function ErrorPage({ state }: { state: Extract<Checkout, { step: "error" }> }) {
  const view = useCheckoutView();
  const words = errorTexts(view, state.problem, state.paid !== null);
  const email = view.branding?.support_email;
  const buttons = (
    <>
      {words.tryAgain ? (
        <button type="button" className="hpc-button" onClick={() => view.send({ on: "try-again" })}>
          {words.tryAgain}
        </button>
      ) : null}
      <button
        type="button"
        className={words.tryAgain ? "hpc-button hpc-button-quiet" : "hpc-button"}
        onClick={() => view.send({ on: "continue" })}
      >
        {words.close}
      </button>
    </>
  );
  return (
    <MessagePage variant={words.variant === "owned" ? "success" : "failure"} title={words.title} buttons={buttons}>
      {words.note ? <p className="hpc-strong">{words.note}</p> : null}
      <p>{words.message}</p>
      {words.code ? <p className="hpc-code">{words.code}</p> : null}
      {words.forDevelopers ? (
        <p className="hpc-code hpc-cause" lang="en" dir="ltr">
          {words.forDevelopers}
        </p>
      ) : null}
      {words.support && email ? (
        <p className="hpc-support">
          {words.support}
          {spaceAfterSentence(words.support)}
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      ) : null}
    </MessagePage>
  );
}
