const languages =
  "en ar ca cs da de el es fi fr he hi hr hu id it ja ko ms nl no pl pt ro ru sk sv th tr uk vi zh_Hans zh_Hant";

/** Every language of the checkout, by its own name. */
export function LanguageChoice({ language, choose }: { language: string; choose(language: string): void }) {
  return (
    <label>
      Checkout language{" "}
      <select value={language} onChange={(event) => choose(event.target.value)}>
        {languages.split(" ").map((one) => {
          const tag = one.replace("_", "-");
          return (
            <option key={one} value={one} lang={tag}>
              {new Intl.DisplayNames(tag, { type: "language" }).of(tag)}
            </option>
          );
        })}
      </select>
    </label>
  );
}
