import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { useCallback, useEffect, useState } from "react";
import { api } from "./api.ts";
import { applyBranding } from "./apply-branding.ts";
import { applyLanguage, chooseLanguage } from "./i18n/choose-language.ts";
import { englishLanguage, type LabelKey, type Language } from "./i18n/language.ts";
import { LanguageContext } from "./i18n/language-context.ts";
import { openSession, type PortalSession } from "./open-session.ts";
import { LoadError } from "./parts/load-error.tsx";
import { Loading } from "./parts/loading.tsx";
import { Overview } from "./parts/overview.tsx";
import { PageLayout } from "./parts/page-layout.tsx";
import { SignIn } from "./parts/sign-in.tsx";
import { refusalText } from "./portal-refusal.ts";

type Screen =
  | { at: "loading" }
  | { at: "signed-out"; why: LabelKey | null }
  | { at: "signed-in"; customer: PortalAnswer }
  | { at: "error"; why: string };

export function Portal() {
  const [branding, setBranding] = useState<PortalBranding | null>(null);
  const [language, setLanguage] = useState<Language>(englishLanguage);
  const [screen, setScreen] = useState<Screen>({ at: "loading" });

  const enter = useCallback(() => {
    setScreen({ at: "loading" });
    const show = async (session: PortalSession) => {
      const { branding } = session;
      setLanguage(await chooseLanguage({ branding, customer: session.at === "signed-in" ? session.customer : null }));
      setBranding(branding);
      setScreen(session);
    };
    const fail = async (refusal: unknown) => {
      const language = await chooseLanguage({ branding: null, customer: null });
      setLanguage(language);
      setScreen({ at: "error", why: refusalText(language.t, refusal) });
    };
    void openSession().then(show).catch(fail);
  }, []);
  useEffect(enter, [enter]);

  // A link opened while the portal is open changes only the hash.
  useEffect(() => {
    const reloadForLink = () => location.hash.length > 1 && location.reload();
    addEventListener("hashchange", reloadForLink);
    return () => removeEventListener("hashchange", reloadForLink);
  }, []);

  useEffect(() => (branding ? applyBranding(branding) : undefined), [branding]);
  useEffect(() => {
    applyLanguage(language);
    document.title = [language.t("title"), branding?.app_name].filter(Boolean).join(" · ");
  }, [language, branding]);

  const expire = useCallback(() => {
    setScreen({ at: "signed-out", why: "error.session_expired" });
  }, []);
  const change = useCallback((customer: PortalAnswer) => setScreen({ at: "signed-in", customer }), []);
  const leave = async () => {
    try {
      await api.leave();
      setScreen({ at: "signed-out", why: "logged_out" });
    } catch (refusal) {
      const why = language.t("log_out_failed", { message: refusalText(language.t, refusal) });
      setScreen({ at: "error", why });
    }
  };

  return (
    <LanguageContext value={language}>
      <PageLayout branding={branding} onLeave={screen.at === "signed-in" ? () => void leave() : null}>
        {screen.at === "loading" && <Loading />}
        {screen.at === "signed-out" && <SignIn why={screen.why} />}
        {screen.at === "signed-in" && (
          <Overview customer={screen.customer} branding={branding} onChange={change} onSessionExpired={expire} />
        )}
        {screen.at === "error" && <LoadError why={screen.why} onRetry={enter} />}
      </PageLayout>
    </LanguageContext>
  );
}
