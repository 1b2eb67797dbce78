export function MemberProfile() {
  return (
    <>
      <title>x · Hemline</title>
      <h1>x</h1>
    </>
  );
}
