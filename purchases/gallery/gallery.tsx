import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import layerStyles from "../browser/page-overlay.css?inline";
import { loadLanguage } from "../i18n/load-language.ts";
import type { Language } from "../i18n/translate.ts";
import { adoptCheckoutStyles } from "../screens/styles/adopt-checkout-styles.ts";
import { adoptStyles } from "../theme/adopt-styles.ts";
import { ControlBar } from "./control-bar.tsx";
import { type GallerySettings, searchOfSettings, settingsFromSearch } from "./gallery-settings.ts";
import { SampleScreen } from "./sample-screen.tsx";
import { screenNames } from "./screen-names.ts";
import "./gallery.css";

/** Every screen of the SDK in any language, without a server. */
function Gallery() {
  const [choice, setChoice] = useState(() => settingsFromSearch(location.search));
  const language = useLanguage(choice.locale);
  const choose = (change: Partial<GallerySettings>) => {
    const next = { ...choice, ...change };
    history.replaceState(null, "", searchOfSettings(next));
    setChoice(next);
  };
  const names = choice.screen === "all" ? screenNames : [choice.screen];
  return (
    <div className="gallery" data-mode={choice.mode}>
      {choice.hasBar ? <ControlBar choice={choice} choose={choose} /> : null}
      <main>
        <h1 className="gallery-title">All screens</h1>
        {language
          ? names.map((name) => (
              <figure key={`${name} ${choice.width} ${language.tag}`} className="gallery-figure" data-screen={name}>
                {choice.hasBar ? <figcaption>{name}</figcaption> : null}
                <div className="gallery-frame" data-width={choice.width}>
                  <SampleScreen name={name} language={language} locale={choice.locale} mode={choice.mode} />
                </div>
              </figure>
            ))
          : null}
      </main>
    </div>
  );
}

function useLanguage(locale: string): Language | null {
  const [language, setLanguage] = useState<Language | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadLanguage({ selected: locale, fallback: "en" }).then((loaded) => isWanted && setLanguage(loaded));
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return language;
}

adoptStyles(layerStyles);
adoptCheckoutStyles();
createRoot(document.getElementById("gallery")!).render(<Gallery />);
