import type { ReactNode } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";

/** An entry of a menu that does something. One that leads to a page is a link. */
export const MenuButton = ({
  icon,
  onClick,
  children,
}: {
  icon: IconName;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button type="button" onClick={onClick}>
    <Icon name={icon} size="sm" />
    {children}
  </button>
);
