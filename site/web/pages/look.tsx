export function Look() {
  return (
    <>
      <title>x · Hemline</title>
      <h1>x</h1>
    </>
  );
}
