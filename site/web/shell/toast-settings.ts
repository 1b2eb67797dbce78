/** The numbers are the specification's. */
export const toastSettings = {
  autoClose: 5_000,
  position: "top-right",
  limit: 20,
  newestOnTop: true,
  closeOnClick: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 60,
} as const;
