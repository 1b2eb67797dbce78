import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import type { ReactNode } from "react";

export function SettingsSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <SectionHeading size="h32">{heading}</SectionHeading>
      {children}
    </section>
  );
}
