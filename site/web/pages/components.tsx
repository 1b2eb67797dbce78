import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import { deferredNounSamples } from "../parts/components-page/nouns/deferred-noun-samples.ts";
import styles from "../parts/components-page/sample.module.css";
import { TableOfContents } from "../parts/components-page/table-of-contents.tsx";
import { UiSamples } from "../parts/components-page/ui-samples.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";
import { usePage } from "../payload.ts";

const NounSamples = deferredNounSamples.Component;

export function Components() {
  const photos = usePage("components");
  return (
    <div className={layout.wrap}>
      <PageMeta
        title="The style sheet"
        description="Every part of Hemline’s interface in all its states, from colours and type to uploads and dialogs."
        path={paths.components}
      />
      <header className={styles.head}>
        <h1 className={typography.d88}>The style sheet</h1>
        <p className={typography.lead}>Every part of the interface in all its states. Try them with the keyboard.</p>
      </header>
      <TableOfContents />
      <UiSamples />
      <NounSamples photos={photos} />
    </div>
  );
}
