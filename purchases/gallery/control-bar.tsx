import { languageTag, locales } from "@hemline/protocol/locale";
import { useId } from "react";
import { type GallerySettings, widths } from "./gallery-settings.ts";
import { screenNames } from "./screen-names.ts";

export function ControlBar({
  choice,
  choose,
}: {
  choice: GallerySettings;
  choose(change: Partial<GallerySettings>): void;
}) {
  return (
    <form className="gallery-bar" aria-label="What is shown">
      <Select
        label="Screen"
        value={choice.screen}
        options={["all", ...screenNames]}
        choose={(screen) => choose({ screen })}
      />
      <Select
        label="Language"
        value={choice.locale}
        options={locales}
        nameOf={nameOf}
        choose={(locale) => choose({ locale })}
      />
      <Select label="Mode" value={choice.mode} options={["light", "dark"]} choose={(mode) => choose({ mode })} />
      <Select label="Width" value={choice.width} options={widths} choose={(width) => choose({ width })} />
    </form>
  );
}

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly T[];
  nameOf?: (one: T) => string;
  choose(one: T): void;
}

function Select<T extends string>({ label, value, options, nameOf = (one) => one, choose }: SelectProps<T>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => choose(event.target.value as T)}>
        {options.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

function nameOf(locale: (typeof locales)[number]): string {
  const tag = languageTag(locale);
  return `${new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag} (${locale})`;
}
