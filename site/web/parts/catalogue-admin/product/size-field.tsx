import { Button } from "@hemline/ui/buttons/button.tsx";
import { IconButton } from "@hemline/ui/buttons/icon-button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { catalogueLimits } from "../../../../shared/limits.ts";
import { moved } from "../order/moved.ts";
import { OrderedList } from "../order/ordered-list.tsx";
import styles from "./size-field.module.css";
import { sizesIn } from "./sizes-in.ts";

/** Sizes in the order of a size chart. */
export function SizeField({
  sizes,
  errors,
  onChange,
}: {
  sizes: readonly string[];
  errors: readonly string[] | undefined;
  onChange: (sizes: string[]) => void;
}) {
  const [text, setText] = useState("");
  const adding = useRef<HTMLDivElement>(null);
  const isFull = sizes.length >= catalogueLimits.sizes;
  const add = () => {
    onChange([...new Set([...sizes, ...sizesIn(text)])].slice(0, catalogueLimits.sizes));
    setText("");
    adding.current?.querySelector("input")?.focus();
  };
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Sizes</legend>
      <OrderedList
        label="Sizes in their order"
        appearance="chips"
        items={sizes}
        keyOf={(size) => size}
        nameOf={(size) => size}
        onMove={(from, to) => onChange(moved(sizes, from, to))}
      >
        {(size) => (
          <>
            <span className={styles.size}>
              <bdi>{size}</bdi>
            </span>
            <IconButton
              icon="close"
              label={`Remove ${size}`}
              onClick={() => onChange(sizes.filter((one) => one !== size))}
            />
          </>
        )}
      </OrderedList>
      <div className={styles.adding} ref={adding}>
        <TextField
          label="Add sizes"
          hint={isFull ? `That’s all ${catalogueLimits.sizes} sizes.` : "One, or several like XS; S; M."}
          autoComplete="off"
          disabled={isFull}
          value={text}
          errors={errors}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            // Enter must not send the form.
            event.preventDefault();
            if (text.trim()) add();
          }}
        />
        <Button kind="line" disabled={isFull || !text.trim()} onClick={add} aria-label="Add sizes">
          Add
        </Button>
      </div>
    </fieldset>
  );
}
