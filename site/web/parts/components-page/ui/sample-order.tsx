import { useState } from "react";
import { OrderedList } from "../../catalogue-admin/order/ordered-list.tsx";

const first = ["Wool coat", "Navy trousers", "Brown loafers"];

export function SampleOrder() {
  const [items, setItems] = useState(first);
  const move = (from: number, to: number) => {
    const others = items.toSpliced(from, 1);
    setItems(others.toSpliced(to, 0, items[from] ?? ""));
  };
  return (
    <>
      <p>Drag a row by its handle. With the keyboard, press Space on the handle, then use the arrow keys.</p>
      <OrderedList label="Sample order" items={items} keyOf={(one) => one} nameOf={(one) => one} onMove={move}>
        {(one) => one}
      </OrderedList>
    </>
  );
}
