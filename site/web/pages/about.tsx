import { lookLimits } from "../../shared/limits.ts";
import { paths } from "../../shared/paths.ts";
import { Link } from "../navigation/link.tsx";
import { TextPage } from "../parts/layout/text-page.tsx";
import { SitePicture } from "../parts/photos/site-picture.tsx";

export function About() {
  return (
    <TextPage
      title="Clothes, and the people who wear them"
      lead="Hemline is where you show what you wear and say what it is. It’s for people who like their clothes enough to keep them."
      path={paths.about}
      picture={<SitePicture name="about" sizes="100vw" fit="cover" urgency="first" />}
    >
      <p>
        Most photos of clothes are taken to sell them. The coat is new, the person is paid, and the season is over by
        the time you read the price. Here it’s the other way round. The coat belongs to the person wearing it. It has
        been hemmed twice, and they’ll tell you whether the lining held.
      </p>
      <h2>A look</h2>
      <p>
        A look is an outfit as someone wore it, in up to {lookLimits.photos} photos. They can tag every item in it. Tags
        are numbered on the photo and listed next to it, so a screen reader says what the photo shows. Photos keep their
        shape. We don’t crop them to squares.
      </p>
      <h2>Looks in order</h2>
      <p>
        Each member’s looks are numbered like a runway show. Each member chooses the order and which look opens the
        page. No score does it for them. The list of all looks shows the newest first; Popular counts likes, saves and
        comments.
      </p>
      <h2>A wardrobe</h2>
      <p>
        A wardrobe holds what someone owns, item by item. Each time they wear something, they log it. In time it shows
        what they really wear, what each wear costs, and what they haven’t worn for weeks. Prices, dates and notes stay
        with the owner. They can combine items into outfits and plan them for a day.
      </p>
      <h2>What wears say</h2>
      <p>
        The pages of <Link to={paths.brands}>brands</Link> and their products show who owns something and how often they
        wear it. A review counts the wears that its author has logged, so you know whether it was written on the first
        day or in the third winter.
      </p>
      <h2>Talk</h2>
      <p>
        In <Link to={paths.discussions}>discussions</Link>, members ask about cloth, mending and fit, and show what they
        mean with photos and items. Everyone can read most groups.
      </p>
      <h2>The notebook</h2>
      <p>
        The <Link to={paths.notebook}>notebook</Link> is our magazine: long reads about short lists of clothes, written
        by us and by members who write as guests. Most entries are for everyone. The others say so, and begin with a
        part that everyone can read.
      </p>
      <h2>Who pays for it</h2>
      <p>
        Members who <Link to={paths.paidSubscription}>subscribe</Link>. There are no ads, nobody can pay for a place in
        a list, and we don’t sell data about what you view.
      </p>
      <h2>What comes next</h2>
      <p>
        We’ll add features to this page when you can use them. You can <Link to={paths.search}>search</Link> everything
        that’s here today.
      </p>
      <p>
        Is something missing or broken? <Link to={paths.contact}>Write to us</Link>. A real person reads every message.
      </p>
    </TextPage>
  );
}
