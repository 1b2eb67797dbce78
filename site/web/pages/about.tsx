import { Link } from "react-router";
import { paths } from "../../shared/paths.ts";
import { TextPage } from "../parts/layout/text-page.tsx";
import { SitePicture } from "../parts/photos/site-picture.tsx";

export function About() {
  return (
    <TextPage
      title="Clothes, and the people who wear them"
      lead="Hemline is a place to show what you wear and to say what it is. It is for people who like their clothes enough to keep them."
      path={paths.about}
      picture={<SitePicture name="about" sizes="100vw" fit="cover" urgency="first" />}
    >
      <p>
        Most pictures of clothes are taken to sell them. The coat is new, the person is paid, and by the time you read
        the price the season is over. Here it is the other way round: the coat is somebody’s own, it has been hemmed
        twice, and the person who wears it will tell you whether the lining held.
      </p>
      <h2>A look</h2>
      <p>
        A look is what somebody wore, in one photo or in ten. Every piece in it can carry a number and a name, on the
        picture and in the list beside it, so that a screen reader says the same as the photo shows. Photos keep their
        own proportions. We cut nothing to a square.
      </p>
      <h2>A line of looks</h2>
      <p>
        Each member’s looks are numbered as on a runway. Their member decides the order and which one opens the page.
        There is no score that decides it for them: the list of all looks is simply newest first.
      </p>
      <h2>What pays for it</h2>
      <p>
        Members who <Link to={paths.paidSubscription}>subscribe</Link>. There is no advertising, nobody buys a place in
        the list, and what you look at is not sold to anyone.
      </p>
      <h2>Where it is going</h2>
      <p>
        This is the ground floor. Looks, members and the subscription are here. What is not in the navigation does not
        exist yet, and we do not promise it on this page.
      </p>
      <p>
        Something is missing, or broken? <Link to={paths.contact}>Write to us</Link>. A person reads it.
      </p>
    </TextPage>
  );
}
