import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

/** The choice of theme for those without a menu of their own. */
export function ThemeMenu() {
  return (
    <Menu label="Theme" trigger={<Icon name="sun" />}>
      <ThemeChoice />
    </Menu>
  );
}
