export function SettingsProfile() {
  return (
    <>
      <title>x · Hemline</title>
      <h1>x</h1>
    </>
  );
}
