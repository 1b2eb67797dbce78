import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NavLink } from "./nav-link.tsx";
import { StaticNavigation } from "./static-navigation.tsx";

const linkAt = (address: string, to: string, end?: boolean) =>
  renderToStaticMarkup(
    <StaticNavigation address={address}>
      <NavLink to={to} end={end}>
        Open
      </NavLink>
    </StaticNavigation>,
  );

test.each([
  ["/looks", "/looks"],
  ["/looks?season=winter", "/looks"],
  ["/looks/linen", "/looks"],
  ["/looks/", "/looks"],
  ["/members/zo%C3%AB", "/members/zo%C3%AB"],
  ["/members/zo%C3%AB/looks", "/members/zo%C3%AB"],
])("at %s, the link to %s is current", (address, to) => {
  expect(linkAt(address, to)).toBe(`<a aria-current="page" href="${to}">Open</a>`);
});

test.each([
  ["/members", "/looks"],
  ["/looksmith", "/looks"],
  ["/members/zo%C3%AB", "/members/zo"],
  ["/looks", "/looks/linen"],
])("at %s, the link to %s is not current", (address, to) => {
  expect(linkAt(address, to)).toBe(`<a href="${to}">Open</a>`);
});

test.each([
  ["/", "/", true],
  ["/looks", "/", false],
  ["/looks?feed=following", "/looks", true],
  ["/looks/linen", "/looks", false],
])("at %s, the link to the end %s: %s", (address, to, isCurrent) => {
  expect(linkAt(address, to, true).includes("aria-current")).toBe(isCurrent);
});
