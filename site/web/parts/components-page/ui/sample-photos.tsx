import { Button } from "@hemline/ui/buttons/button.tsx";
import { Cropper } from "@hemline/ui/cropping/cropper.tsx";
import { Masonry } from "@hemline/ui/photos/masonry.tsx";
import { Photo } from "@hemline/ui/photos/photo.tsx";
import { PhotoCarousel } from "@hemline/ui/photos/photo-carousel.tsx";
import { useState } from "react";
import { SitePicture, sitePictures } from "../../photos/site-picture.tsx";
import styles from "../sample.module.css";

const names = ["about", "subscription", "thread"] as const;
const titles = ["Camel coat, first frost", "Peach, after eight", "Eight ways to be warm"];
const whole = { x: 0, y: 0, width: 1, height: 1 };

export function SamplePhotos() {
  const [part, setPart] = useState(whole);
  const [isCropping, setCropping] = useState(false);
  const percent = [part.width, part.height].map((side) => `${Math.round(side * 100)}%`).join(" by ");
  return (
    <>
      <div className={styles.twoColumns}>
        <SitePicture name="about" sizes="(min-width:768px) 25rem, 92vw" />
        <div className={styles.cover}>
          <Photo files={sitePictures.about.files} alt={sitePictures.about.alt} sizes="12rem" fit="cover" />
        </div>
      </div>
      <PhotoCarousel
        label="Sample photos"
        sizes="(min-width:900px) 50rem, 92vw"
        urgency="lazy"
        photos={names.map((name) => ({ id: name, ...sitePictures[name] }))}
      />
      <Masonry
        cards={[0, 1, 2, 1, 2, 0].map((at, place) => {
          const name = names[at]!;
          const { width, height } = sitePictures[name].files;
          return {
            key: `${place}`,
            ratio: height / width,
            titleLength: titles[at]!.length,
            card: (
              <article className={styles.card}>
                <SitePicture name={name} alt="" sizes="14rem" />
                <h3>{titles[at]}</h3>
                <p>Look {place + 1}</p>
              </article>
            ),
          };
        })}
      />
      {isCropping ? (
        <div>
          <Cropper
            src={sitePictures.about.files.src}
            alt={sitePictures.about.alt}
            part={{ x: 0.3, y: 0.1, width: 0.4, height: 0.8 }}
            onChange={setPart}
          />
          <p role="status">Keeps {percent} of the photo</p>
        </div>
      ) : (
        <div>
          <Button kind="line" onClick={() => setCropping(true)}>
            Try the cropper
          </Button>
        </div>
      )}
    </>
  );
}
