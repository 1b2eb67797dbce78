export const hero = { width: 600, height: 400, webp_low_res: "", heic: "", heic_low_res: "" };

const nothing = { top: 0, bottom: 0, leading: 0, trailing: 0 };
export const stack = {
  type: "stack",
  size: { width: { type: "fill" }, height: { type: "fit" } },
  dimension: { type: "vertical", alignment: "center", distribution: "start" },
  spacing: 0,
  padding: nothing,
  margin: nothing,
};

/** Pictures in it and behind it, and a text that is called as a picture's field is. */
export const paywallWithPictures = {
  template_name: "components",
  revision: 2,
  default_locale: "en_US",
  components_localizations: { en_US: { original: "The original" } },
  components_config: {
    base: {
      background: {
        type: "image",
        value: { light: { ...hero, original: "https://mill.example/wall.jpg", webp: "" }, dark: null },
      },
      stack: {
        ...stack,
        components: [
          {
            type: "image",
            size: stack.size,
            fit_mode: "fill",
            source: {
              light: { ...hero, original: "pictures/loom.jpg", webp: "pictures/loom.webp" },
              dark: { ...hero, original: "pictures/loom.jpg", webp: "" },
            },
          },
          {
            type: "text",
            text_lid: "original",
            font_size: "body_m",
            color: { light: { type: "hex", value: "#000000" } },
          },
        ],
      },
    },
  },
};
