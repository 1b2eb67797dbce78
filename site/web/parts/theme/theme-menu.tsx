import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export function ThemeMenu() {
  return (
    <Menu label="Theme" trigger={<Icon name="sun" />}>
      <ThemeChoice />
    </Menu>
  );
}
