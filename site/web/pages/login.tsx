import type from "@hemline/ui/type.module.css";
import { Link, useLocation } from "react-router";
import { paths } from "../../shared/paths.ts";
import { AccountPage } from "../parts/account-page.tsx";
import { LoginForm } from "../parts/login-form.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { usePage } from "../payload.ts";

/** The way in for members. */
export function Login() {
  const { search } = useLocation();
  const sent = usePage("login");
  return (
    <>
      <PageHead title="Log in" description="Log in to Hemline." path={paths.login} />
      <AccountPage
        title="Log in"
        lead="Your looks are where you left them."
        form={LoginForm}
        sent={sent}
        other={
          <>
            New here?{" "}
            <Link className={type.link} to={paths.register + search}>
              Make an account
            </Link>
            , it takes a minute.
          </>
        }
      />
    </>
  );
}
