import type from "@hemline/ui/type.module.css";
import { Link, useLocation } from "react-router";
import { paths } from "../../shared/paths.ts";
import { AccountPage } from "../parts/account-page.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { RegisterForm } from "../parts/register-form.tsx";
import { usePage } from "../payload.ts";

/** The way in for newcomers. */
export function Register() {
  const { search } = useLocation();
  const sent = usePage("register");
  return (
    <>
      <PageHead title="Join" description="Make an account on Hemline: free, in a minute." path={paths.register} />
      <AccountPage
        title="Make an account"
        lead="Free, and done in a minute. Then show what you wear."
        form={RegisterForm}
        sent={sent}
        other={
          <>
            Here before?{" "}
            <Link className={type.link} to={paths.login + search}>
              Log in
            </Link>
            .
          </>
        }
      />
    </>
  );
}
