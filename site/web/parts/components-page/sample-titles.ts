// In the order of the page. The contents list them before the code of the parts of nouns is there.

export const uiSamples = {
  colour: "Colour",
  type: "Type",
  icons: "Icons",
  buttons: "Buttons",
  fields: "Fields",
  lists: "Lists",
  order: "Order",
  photos: "Photos",
  uploads: "Uploads",
  dialogs: "Dialog and menu",
  messages: "Messages",
  states: "Empty, broken, loading",
} as const;
export type UiSample = keyof typeof uiSamples;

export const nounSamples = {
  "front-page": "Front page",
  looks: "Looks",
  wardrobe: "Wardrobe",
  planner: "Outfits and planner",
  statistics: "Charts",
  products: "Products and brands",
  reviews: "Reviews",
  people: "People",
  notifications: "Notifications",
  talk: "Discussions",
  comments: "Comments",
  notebook: "Notebook",
  editor: "Editor",
  search: "Search and saved",
  subscription: "Subscription",
  admin: "Admin",
} as const;
export type NounSample = keyof typeof nounSamples;
