// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Viewer } from "../../../../shared/accounts/user.ts";
import type { Pages } from "../../../../shared/pages.ts";
import { StaticNavigation } from "../../../navigation/static-navigation.tsx";
import { errorPayload, PayloadProvider } from "../../../payload.ts";
import { ReviewListFilters } from "./review-list-filters.tsx";

const nothing = { fit: null, stars: null, worn: null, size: null, by: null, category: null, brand: null };
const ada: Viewer = {
  ...{ slug: "ada", username: "Ada", fullName: "Ada", email: "ada@hemline.example", avatar: null, role: "member" },
  ...{ isAdmin: false, isMember: true, isSubscribed: false, isPrivate: false, isVerified: true },
  ...{ requests: 0, unread: 0, restriction: null },
};

/** Where “People you follow” leads, and whether it is chosen. */
function followed(viewer: Viewer | null, filter: Partial<Pages["reviews"]["filter"]> = {}) {
  const place = document.createElement("div");
  place.innerHTML = renderToStaticMarkup(
    <PayloadProvider value={errorPayload({ viewer, build: "", year: 2026, origin: "" }, 404, "")}>
      <StaticNavigation address="/reviews">
        <ReviewListFilters page={{ sort: "worn", filter: { ...nothing, ...filter } }} />
      </StaticNavigation>
    </PayloadProvider>,
  );
  const chip = [...place.querySelectorAll("a")].find(({ textContent }) => textContent === "People you follow");
  return chip && [chip.getAttribute("href"), chip.getAttribute("aria-current")];
}

test("members can list reviews by people whom they follow, beside the other filters", () => {
  expect(followed(ada, { fit: "small" })).toEqual(["/reviews?sort=worn&fit=small&by=following", null]);
  expect(followed(ada, { fit: "small", by: "following" })).toEqual(["/reviews?sort=worn&fit=small", "true"]);
});

test("visitors, who follow nobody, are not offered it", () => {
  expect(followed(null)).toBeUndefined();
});
