import { Button } from "@hemline/ui/button.tsx";
import { buttonClass } from "@hemline/ui/button-class.ts";
import frame from "@hemline/ui/frame.module.css";
import { Note } from "@hemline/ui/note.tsx";
import { TextArea } from "@hemline/ui/text-area.tsx";
import { TextField } from "@hemline/ui/text-field.tsx";
import type from "@hemline/ui/type.module.css";
import { Link, useNavigate } from "react-router";
import { api, paths } from "../../shared/paths.ts";
import { call } from "../api.ts";
import { useForm } from "../parts/form.ts";
import { PageHead } from "../parts/page-head.tsx";
import { usePage, useViewer } from "../payload.ts";
import styles from "./contact.module.css";

/** A letter to the house. */
export function Contact() {
  const viewer = useViewer();
  const { form, isSent } = usePage("contact");
  const navigate = useNavigate();
  const { errors, isBusy, ties } = useForm(
    async (body) => {
      await call(api.contact, { method: "POST", body, toasts: "form" });
      await navigate(`${paths.contact}?sent=1`);
    },
    undefined,
    form,
  );
  return (
    <div className={`${frame.wrap} ${styles.page}`}>
      <PageHead title="Contact" description="Write to Hemline. A person reads it." path={paths.contact} />
      <header className={styles.head}>
        <h1 className={type.d88}>Write to us</h1>
        <p className={type.lead}>
          A person reads it and answers to the address you give. For the common things there are{" "}
          <Link className={type.link} to={paths.questions}>
            questions and answers
          </Link>
          .
        </p>
      </header>
      {isSent ? (
        <div className={frame.stack}>
          <Note icon="check">Message sent. We’ll reply to the email address you gave.</Note>
          <Link className={buttonClass({ kind: "line" })} to={paths.contact}>
            Write another message
          </Link>
        </div>
      ) : (
        <form {...ties} className={frame.stack}>
          {form?.message && <Note tone="bad">{form.message}</Note>}
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            defaultValue={form?.fields.name ?? viewer?.fullName}
            maxLength={60}
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
            maxLength={4000}
            defaultValue={form?.fields.text}
            required
            errors={errors.text}
          />
          {/* A trap for robots: people neither see nor reach it. */}
          <div className={styles.trap} aria-hidden="true">
            <label>
              Website
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
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
