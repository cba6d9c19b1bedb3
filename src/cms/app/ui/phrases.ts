import en from "decap-cms-locales/dist/esm/en";

/** Decap's English phrases, with our words where ours say more. */
export const phrases = {
  ...en,
  ui: {
    ...en.ui,
    toast: {
      ...en.ui.toast,
      onFailToPersist: "Not saved: %{details}",
      onFailToDelete: "Not deleted: %{details}",
      onFailToUnpublishEntry: "Not unpublished: %{details}",
    },
  },
};
