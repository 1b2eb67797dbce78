export function Login() {
  return (
    <>
      <title>x · Hemline</title>
      <h1>x</h1>
    </>
  );
}
