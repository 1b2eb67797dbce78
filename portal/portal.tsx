import type { PortalAnswer, PortalBranding } from "@hemline/protocol";
import { useCallback, useEffect, useState } from "react";
import { api } from "./api.ts";
import { wear } from "./apply-branding.ts";
import { chooseLanguage, speak } from "./i18n/choose-language.ts";
import { englishLanguage, type LabelKey, type Language } from "./i18n/language.ts";
import { LanguageContext } from "./i18n/language-context.ts";
import { comeIn, type Entrance } from "./open-session.ts";
import { Trouble } from "./parts/load-error.tsx";
import { Waiting } from "./parts/loading.tsx";
import { Desk } from "./parts/overview.tsx";
import { Frame } from "./parts/page-layout.tsx";
import { SignIn } from "./parts/sign-in.tsx";
import { refusalText } from "./portal-refusal.ts";

type Screen =
  | { at: "waiting" }
  | { at: "door"; why: LabelKey | null }
  | { at: "desk"; customer: PortalAnswer }
  | { at: "trouble"; why: string };

export function Portal() {
  const [branding, setBranding] = useState<PortalBranding | null>(null);
  const [language, setLanguage] = useState<Language>(englishLanguage);
  const [screen, setScreen] = useState<Screen>({ at: "waiting" });

  const enter = useCallback(() => {
    setScreen({ at: "waiting" });
    const show = async (entrance: Entrance) => {
      const { branding } = entrance;
      setLanguage(await chooseLanguage({ branding, customer: entrance.at === "desk" ? entrance.customer : null }));
      setBranding(branding);
      setScreen(entrance);
    };
    const fail = async (refusal: unknown) => {
      const language = await chooseLanguage({ branding: null, customer: null });
      setLanguage(language);
      setScreen({ at: "trouble", why: refusalText(language.t, refusal) });
    };
    void comeIn().then(show).catch(fail);
  }, []);
  useEffect(enter, [enter]);

  // A link opened while the portal is open changes only the hash.
  useEffect(() => {
    const comeAgain = () => location.hash.length > 1 && location.reload();
    addEventListener("hashchange", comeAgain);
    return () => removeEventListener("hashchange", comeAgain);
  }, []);

  useEffect(() => (branding ? wear(branding) : undefined), [branding]);
  useEffect(() => {
    speak(language);
    document.title = [language.t("title"), branding?.app_name].filter(Boolean).join(" · ");
  }, [language, branding]);

  const shut = useCallback(() => {
    setScreen({ at: "door", why: "error.session_expired" });
  }, []);
  const change = useCallback((customer: PortalAnswer) => setScreen({ at: "desk", customer }), []);
  const leave = async () => {
    try {
      await api.leave();
      setScreen({ at: "door", why: "logged_out" });
    } catch (refusal) {
      setScreen({ at: "trouble", why: refusalText(language.t, refusal) });
    }
  };

  return (
    <LanguageContext value={language}>
      <Frame branding={branding} onLeave={screen.at === "desk" ? () => void leave() : null}>
        {screen.at === "waiting" && <Waiting />}
        {screen.at === "door" && <SignIn why={screen.why} />}
        {screen.at === "desk" && (
          <Desk customer={screen.customer} branding={branding} onChange={change} onShut={shut} />
        )}
        {screen.at === "trouble" && <Trouble why={screen.why} onAgain={enter} />}
      </Frame>
    </LanguageContext>
  );
}
