export function SandboxNote() {
  return (
    <p className="note">
      You won’t be charged here: this shop uses a sandbox key and simulated cards. Pay with{" "}
      <code>4242 4242 4242 4242</code>, any future date and any three digits. <code>4000 0000 0000 0002</code> is
      declined. <code>4000 0027 6000 3184</code> needs the bank to confirm.
    </p>
  );
}
