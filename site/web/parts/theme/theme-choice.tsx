import { Icon, type IconName } from "@hemline/ui/icons/icon.tsx";
import { type Theme, useTheme } from "../../state/theme.ts";
import styles from "./theme-choice.module.css";

const choices: { theme: Theme; icon: IconName; word: string }[] = [
  { theme: "light", icon: "sun", word: "Light" },
  { theme: "dark", icon: "moon", word: "Dark" },
  { theme: "system", icon: "screen", word: "Match device" },
];

export function ThemeChoice() {
  const { theme: chosen, setTheme } = useTheme();
  return (
    <fieldset aria-label="Theme" className={styles.choices}>
      {choices.map(({ theme, icon, word }) => (
        <button key={theme} type="button" aria-pressed={theme === chosen} onClick={() => setTheme(theme)}>
          <Icon name={icon} size="sm" />
          {word}
        </button>
      ))}
    </fieldset>
  );
}
