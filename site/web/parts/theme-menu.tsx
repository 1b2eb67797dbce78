import { Icon } from "@hemline/ui/icon.tsx";
import { Menu } from "@hemline/ui/menu.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** The choice of theme for those without a menu of their own. */
export function ThemeMenu() {
  return (
    <Menu label="Theme" trigger={<Icon name="sun" />}>
      <ThemeChoice />
    </Menu>
  );
}
