import layout from "@hemline/ui/styles/layout.module.css";
import typography from "@hemline/ui/styles/typography.module.css";
import { paths } from "../../shared/paths.ts";
import styles from "../parts/components-page/sample.module.css";
import { SampleButtons } from "../parts/components-page/sample-buttons.tsx";
import { SampleColours } from "../parts/components-page/sample-colours.tsx";
import { SampleDialogs } from "../parts/components-page/sample-dialogs.tsx";
import { SampleFields } from "../parts/components-page/sample-fields.tsx";
import { SampleIcons } from "../parts/components-page/sample-icons.tsx";
import { SampleLists } from "../parts/components-page/sample-lists.tsx";
import { SampleMessages } from "../parts/components-page/sample-messages.tsx";
import { SampleNotebook } from "../parts/components-page/sample-notebook.tsx";
import { SamplePeople } from "../parts/components-page/sample-people.tsx";
import { SamplePhotos } from "../parts/components-page/sample-photos.tsx";
import { SampleReviews } from "../parts/components-page/sample-reviews.tsx";
import { SampleStates } from "../parts/components-page/sample-states.tsx";
import { SampleType } from "../parts/components-page/sample-type.tsx";
import { SampleUploads } from "../parts/components-page/sample-uploads.tsx";
import { PageMeta } from "../parts/layout/page-meta.tsx";

export function Components() {
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
      <SampleColours />
      <SampleType />
      <SampleButtons />
      <SampleFields />
      <SampleLists />
      <SamplePeople />
      <SampleReviews />
      <SampleNotebook />
      <SamplePhotos />
      <SampleUploads />
      <SampleDialogs />
      <SampleMessages />
      <SampleStates />
      <SampleIcons />
    </div>
  );
}
