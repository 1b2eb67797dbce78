import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { useLocation } from "../navigation/use-location.ts";
import { LoginForm } from "../parts/account/login-form.tsx";
import { LoginOrRegisterPage } from "../parts/account/login-or-register-page.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage } from "../payload.ts";

export function Login() {
  const { search } = useLocation();
  const sent = usePage("login");
  return (
    <>
      <PageMeta
        title="Log in"
        description="Log in to Hemline to post looks, like what others wear and manage your subscription."
        path={paths.login}
      />
      <LoginOrRegisterPage
        title="Log in"
        lead="Your looks are where you left them."
        form={LoginForm}
        sent={sent}
        other={
          <>
            New here?{" "}
            <Link className={typography.link} to={paths.register + search}>
              Create an account
            </Link>
            . It takes about a minute.
          </>
        }
      />
    </>
  );
}
