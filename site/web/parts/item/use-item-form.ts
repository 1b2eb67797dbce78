import { useState } from "react";
import type { ItemDetail } from "../../../shared/items/item.ts";
import { microsOf } from "../../../shared/items/price-text.ts";
import { api } from "../../../shared/paths.ts";
import { callApi } from "../../call-api.ts";
import { type Form, useForm } from "../forms/use-form.ts";
import { changeOf, type EditedItem, editedItem } from "./edited-item.ts";

/** Texts that the server knows by the same name. */
type TextName = "category" | "size" | "material" | "pattern" | "quantity" | "boughtOn" | "storedAt" | "notes";

/** The form of an item: what stands in its fields, and how they change it. */
export interface ItemForm extends Form {
  edited: EditedItem;
  change: (part: Partial<EditedItem>) => void;
  /** Props of a text’s field. */
  text: (name: TextName) => {
    name: TextName;
    value: string;
    errors: readonly string[] | undefined;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

export function useItemForm(item: ItemDetail, onSaved: () => Promise<unknown>): ItemForm {
  const [edited, setEdited] = useState(() => editedItem(item));
  const change = (part: Partial<EditedItem>) => setEdited((before) => ({ ...before, ...part }));
  const form = useForm(
    async () => {
      await callApi(api.item(item.id), { method: "PUT", body: changeOf(edited, item), toasts: "form" });
      await onSaved();
    },
    async (): Promise<Record<string, string[]>> =>
      edited.price.trim() && microsOf(edited.price) === null ? { "price.micros": ["Enter a price like 79.50."] } : {},
  );
  return {
    ...form,
    edited,
    change,
    text: (name) => ({
      name,
      value: edited[name],
      errors: form.errors[name],
      onChange: ({ currentTarget }) => change({ [name]: currentTarget.value }),
    }),
  };
}
