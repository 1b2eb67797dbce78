import layout from "@hemline/ui/styles/layout.module.css";
import type { ComponentProps, ReactNode } from "react";
import { PageMeta } from "../layout/page-meta.tsx";
import { PageTitle } from "../layout/page-title.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";

interface SettingsPageProps extends Pick<ComponentProps<typeof PageMeta>, "title" | "description" | "path"> {
  current: ComponentProps<typeof SettingsTabs>["current"];
  /** Where it differs from the title of the document. */
  heading?: string;
  children: ReactNode;
}

/** One of the settings pages, with the tabs that lead to the others. */
export function SettingsPage({ current, title, heading = title, children, ...meta }: SettingsPageProps) {
  return (
    <div className={layout.form}>
      <PageMeta title={title} indexed={false} {...meta} />
      <PageTitle>{heading}</PageTitle>
      <SettingsTabs current={current} />
      {children}
    </div>
  );
}
