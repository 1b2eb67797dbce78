import type { ComponentType } from "react";
import type { SamplePhotos } from "../../../../shared/home/pages.ts";
import { Sample } from "../sample.tsx";
import { type NounSample, nounSamples } from "../sample-titles.ts";
import { SampleAdmin } from "./sample-admin.tsx";
import { SampleComments } from "./sample-comments.tsx";
import { SampleEditor } from "./sample-editor.tsx";
import { SampleFrontPage } from "./sample-front-page.tsx";
import { SampleLooks } from "./sample-looks.tsx";
import { SampleNotebook } from "./sample-notebook.tsx";
import { SampleNotifications } from "./sample-notifications.tsx";
import { SamplePeople } from "./sample-people.tsx";
import { SamplePlanner } from "./sample-planner.tsx";
import { SampleProducts } from "./sample-products.tsx";
import { SampleReviews } from "./sample-reviews.tsx";
import { SampleSearch } from "./sample-search.tsx";
import { SampleStatistics } from "./sample-statistics.tsx";
import { SampleSubscription } from "./sample-subscription.tsx";
import { SampleTalk } from "./sample-talk.tsx";
import { SampleWardrobe } from "./sample-wardrobe.tsx";

const samples: Record<NounSample, ComponentType<SamplePhotos>> = {
  "front-page": SampleFrontPage,
  looks: SampleLooks,
  wardrobe: SampleWardrobe,
  planner: SamplePlanner,
  statistics: SampleStatistics,
  products: SampleProducts,
  reviews: SampleReviews,
  people: SamplePeople,
  notifications: SampleNotifications,
  talk: SampleTalk,
  comments: SampleComments,
  notebook: SampleNotebook,
  editor: SampleEditor,
  search: SampleSearch,
  subscription: SampleSubscription,
  admin: SampleAdmin,
};

/** Each noun’s own parts. Without real photos, they are shown without any. */
export const NounSamples = ({ photos }: { photos: SamplePhotos }) =>
  Object.entries(nounSamples).map(([id, title]) => {
    const Content = samples[id as NounSample];
    return (
      <Sample key={id} id={id} title={title}>
        <Content {...photos} />
      </Sample>
    );
  });
