export function SandboxNote() {
  return (
    <p className="note">
      Nothing here is charged: the key is a sandbox's and the cards are simulated. Pay with{" "}
      <code>4242 4242 4242 4242</code>, any date to come and any three digits. <code>4000 0000 0000 0002</code> is
      declined, <code>4000 0027 6000 3184</code> asks the bank.
    </p>
  );
}
