import { Photo, type PhotoSources } from "@hemline/ui/photos/photo.tsx";
import type { ComponentProps } from "react";
import about840 from "../../pictures/about-840.webp";
import about1680 from "../../pictures/about-1680.webp";
import subscription640 from "../../pictures/subscription-640.webp";
import subscription1200 from "../../pictures/subscription-1200.webp";
import thread900 from "../../pictures/thread-900.webp";
import thread1800 from "../../pictures/thread-1800.webp";

const webp = (small: string, smallPx: number, large: string, largePx: number, heightPx: number, colour: string) =>
  ({
    sources: [{ type: "image/webp", srcSet: `${small} ${smallPx}w,${large} ${largePx}w` }],
    src: small,
    width: largePx,
    height: heightPx,
    colour,
  }) satisfies PhotoSources;

/** Hemline's own pictures, for pages without members' photos. */
export const sitePictures = {
  about: {
    files: webp(about840, 840, about1680, 1680, 1120, "#b8c8c8"),
    alt: "A cream cable sweater, a camel coat, grey trousers, a brown bag and sunglasses, laid out on pale blue.",
  },
  subscription: {
    files: webp(subscription640, 640, subscription1200, 1200, 1600, "#4a3a42"),
    alt: "A peach slip dress, a black blazer, a wine-red bag and tan slingbacks, laid out on dark plum.",
  },
  thread: {
    files: webp(thread900, 900, thread1800, 1800, 900, "#d8c8b8"),
    alt: "Eight sweaters and shirts in two rows: cream, mustard, orange, wine, sage, green, striped and navy.",
  },
} as const;

export function SitePicture({
  name,
  alt = sitePictures[name].alt,
  ...rest
}: { name: keyof typeof sitePictures; alt?: string } & Omit<ComponentProps<typeof Photo>, "files" | "alt">) {
  return <Photo files={sitePictures[name].files} alt={alt} {...rest} />;
}
