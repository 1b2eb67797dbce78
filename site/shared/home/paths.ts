export const homePaths = {
  home: "/",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms-and-conditions",
  questions: "/frequently-asked-questions",
  components: "/components",
} as const;

export const homeApi = { contact: "/api/contact" } as const;
