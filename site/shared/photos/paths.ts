export const photosPaths = {
  photo: (id: string, version: number, widthPx: number, format: "avif" | "webp" | "jpg") =>
    `/photos/${id}/${version}/${widthPx}.${format}`,
} as const;

export const photosApi = {
  photo: (id: string) => `/api/photos/${id}`,
  photoCrop: (id: string) => `/api/photos/${id}/crop`,
  photoUncropped: (id: string) => `/api/photos/${id}/uncropped`,
} as const;
