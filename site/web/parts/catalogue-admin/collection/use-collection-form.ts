import type { CollectionFields } from "../../../../shared/catalogue-admin/catalogue-admin.ts";
import { api, paths } from "../../../../shared/paths.ts";
import type { CatalogueForm } from "../conflict/use-catalogue-form.ts";
import { useSavedForm } from "../conflict/use-saved-form.ts";
import {
  collectionDraft,
  collectionFaults,
  type EditedCollection,
  editedCollection,
  newCollection,
} from "./edited-collection.ts";

/** @param saved null for a new collection */
export const useCollectionForm = (brandSlug: string, saved: CollectionFields | null): CatalogueForm<EditedCollection> =>
  useSavedForm(saved, {
    ...{ name: `collection of ${brandSlug}`, empty: newCollection, editedOf: editedCollection },
    ...{ draftOf: collectionDraft, faultsOf: collectionFaults, api: api.adminCollections(brandSlug) },
    apiOf: (slug) => api.adminCollection(brandSlug, slug),
    pathOf: (slug) => paths.adminCollection(brandSlug, slug),
  });
