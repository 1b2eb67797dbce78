import type { ComponentType } from "react";
import { Sample } from "./sample.tsx";
import { type UiSample, uiSamples } from "./sample-titles.ts";
import { SampleButtons } from "./ui/sample-buttons.tsx";
import { SampleColours } from "./ui/sample-colours.tsx";
import { SampleDialogs } from "./ui/sample-dialogs.tsx";
import { SampleFields } from "./ui/sample-fields.tsx";
import { SampleIcons } from "./ui/sample-icons.tsx";
import { SampleLists } from "./ui/sample-lists.tsx";
import { SampleMessages } from "./ui/sample-messages.tsx";
import { SampleOrder } from "./ui/sample-order.tsx";
import { SamplePhotos } from "./ui/sample-photos.tsx";
import { SampleStates } from "./ui/sample-states.tsx";
import { SampleType } from "./ui/sample-type.tsx";
import { SampleUploads } from "./ui/sample-uploads.tsx";

const samples: Record<UiSample, ComponentType> = {
  colour: SampleColours,
  type: SampleType,
  icons: SampleIcons,
  buttons: SampleButtons,
  fields: SampleFields,
  lists: SampleLists,
  order: SampleOrder,
  photos: SamplePhotos,
  uploads: SampleUploads,
  dialogs: SampleDialogs,
  messages: SampleMessages,
  states: SampleStates,
};

/** The parts that know no noun. */
export const UiSamples = () =>
  Object.entries(uiSamples).map(([id, title]) => {
    const Content = samples[id as UiSample];
    return (
      <Sample key={id} id={id} title={title}>
        <Content />
      </Sample>
    );
  });
