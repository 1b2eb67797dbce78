export function MemberLooks() {
  return (
    <>
      <title>x · Hemline</title>
      <h1>x</h1>
    </>
  );
}
