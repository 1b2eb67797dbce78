import typography from "@hemline/ui/styles/typography.module.css";

/** “Order saved”, also for screen readers. */
export function OrderStatus({ status }: { status: string }) {
  return (
    <p className={`${typography.s13} ${typography.dim}`} role="status">
      {status}
    </p>
  );
}
