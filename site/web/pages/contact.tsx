import { Button } from "@hemline/ui/buttons/button.tsx";
import { buttonClass } from "@hemline/ui/buttons/button-class.ts";
import { TextArea } from "@hemline/ui/forms/text-area.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Note } from "@hemline/ui/messages/note.tsx";
import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { accountLimits, contactLimits } from "../../shared/limits.ts";
import { api, paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { useNavigate } from "../navigation/use-navigate.ts";
import { useForm } from "../parts/forms/use-form.ts";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage, useViewer } from "../payload.ts";
import { postOnce } from "../post-once.ts";
import styles from "./contact.module.css";

export function Contact() {
  const viewer = useViewer();
  const { form, isSent } = usePage("contact");
  const navigate = useNavigate();
  const { errors, isBusy, formProps } = useForm(
    async (body) => {
      await postOnce(api.contact, body, { toasts: "form" });
      await navigate(`${paths.contact}?sent=1`);
    },
    undefined,
    form,
  );
  return (
    <div className={`${layout.wrap} ${styles.page}`}>
      <PageMeta
        title="Contact"
        description="Write to Hemline. A real person reads every message and replies by email."
        path={paths.contact}
      />
      <header className={styles.head}>
        <h1 className={typography.d88}>Write to us</h1>
        <p className={typography.lead}>
          A real person reads every message and replies by email. For quick answers, see the{" "}
          <Link className={typography.link} to={paths.questions}>
            questions page
          </Link>
          .
        </p>
      </header>
      {isSent ? (
        <div className={layout.stack}>
          <Note icon="check">Message sent. We’ll reply to the email address you gave.</Note>
          <Link className={buttonClass({ kind: "line" })} to={paths.contact}>
            Write another message
          </Link>
        </div>
      ) : (
        <form {...formProps} className={layout.stack}>
          {form?.message && <Note tone="bad">{form.message}</Note>}
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            defaultValue={form?.fields.name ?? viewer?.fullName}
            maxLength={accountLimits.nameLength}
            required
            errors={errors.name}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={form?.fields.email ?? viewer?.email}
            required
            errors={errors.email}
          />
          <TextArea
            label="Message"
            name="text"
            rows={7}
            maxLength={contactLimits.textLength}
            defaultValue={form?.fields.text}
            required
            errors={errors.text}
          />
          <Honeypot />
          <div>
            <Button type="submit" busy={isBusy}>
              Send message
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}

/** People neither see nor reach it; what fills it in is a program. */
function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
