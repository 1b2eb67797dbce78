export function Footer() {
  return <footer>Hemline</footer>;
}
