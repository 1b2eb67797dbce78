import frame from "@hemline/ui/frame.module.css";
import type from "@hemline/ui/type.module.css";
import { paths } from "../../shared/paths.ts";
import { PageHead } from "../parts/page-head.tsx";
import { SampleButtons } from "../parts/sample-buttons.tsx";
import { SampleColours } from "../parts/sample-colours.tsx";
import { SampleDialogs } from "../parts/sample-dialogs.tsx";
import { SampleFields } from "../parts/sample-fields.tsx";
import { SampleIcons } from "../parts/sample-icons.tsx";
import { SampleLists } from "../parts/sample-lists.tsx";
import { SampleMessages } from "../parts/sample-messages.tsx";
import { SamplePhotos } from "../parts/sample-photos.tsx";
import { SampleStates } from "../parts/sample-states.tsx";
import { SampleType } from "../parts/sample-type.tsx";
import { SampleUploads } from "../parts/sample-uploads.tsx";
import styles from "./components.module.css";

/** The living style sheet: what everything is made of, in all its states. */
export function Components() {
  return (
    <div className={frame.wrap}>
      <PageHead
        title="The style sheet"
        description="Every part of Hemline’s interface in all its states."
        path={paths.components}
      />
      <header className={styles.head}>
        <h1 className={type.d88}>The style sheet</h1>
        <p className={type.lead}>Every part of the interface in all its states. Try them with the keyboard.</p>
      </header>
      <SampleColours />
      <SampleType />
      <SampleButtons />
      <SampleFields />
      <SampleLists />
      <SamplePhotos />
      <SampleUploads />
      <SampleDialogs />
      <SampleMessages />
      <SampleStates />
      <SampleIcons />
    </div>
  );
}
