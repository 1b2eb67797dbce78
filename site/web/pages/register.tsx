import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { useLocation } from "../navigation/use-location.ts";
import { LoginOrRegisterPage } from "../parts/account/login-or-register-page.tsx";
import { RegisterForm } from "../parts/account/register-form.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage } from "../payload.ts";

export function Register() {
  const { search } = useLocation();
  const sent = usePage("register");
  return (
    <>
      <PageMeta
        title="Join"
        description="Create a free account on Hemline in about a minute. Show what you wear and see how others wear theirs."
        path={paths.register}
      />
      <LoginOrRegisterPage
        title="Join Hemline"
        lead="It’s free and takes about a minute. Then show what you wear."
        form={RegisterForm}
        sent={sent}
        other={
          <>
            Already have an account?{" "}
            <Link className={typography.link} to={paths.login + search}>
              Log in
            </Link>
            .
          </>
        }
      />
    </>
  );
}
