export const savesPaths = {
  saved: "/saved",
  savedFolder: (id: string) => `/saved?folder=${id}`,
} as const;

export const savesApi = {
  lookSave: (slug: string) => `/api/looks/${slug}/save`,
  lookFolders: (slug: string) => `/api/looks/${slug}/folders`,
  folders: "/api/folders",
  folder: (id: string) => `/api/folders/${id}`,
  folderLook: (id: string, slug: string) => `/api/folders/${id}/looks/${slug}`,
} as const;
