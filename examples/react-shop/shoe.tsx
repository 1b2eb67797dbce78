export function Shoe() {
  return (
    <svg className="shoe" viewBox="0 0 480 300" role="img" aria-label="A brown derby shoe with a stitched welt">
      <path className="inside" d="M96 78c40-22 92-20 128 2l-6 40-118 8z" />
      <path
        className="leather"
        d="M92 76c8 30 4 66-8 96-6 16-10 34-8 50h340c8-26-4-44-34-54-52-16-96-34-130-74-14-16-26-22-40-18-8 26-60 30-120 0z"
      />
      <path className="thread" d="M214 84c-20 40-14 84 6 132" />
      <path className="thread" d="M300 140c-10 24-10 48 0 78" />
      <path className="lace" d="M224 108l38-16M232 132l46-20M240 156l54-22" />
      <path className="sole" d="M70 218h352c12 0 16 10 12 22-2 8-8 12-16 12H196l-10 14H82c-8 0-12-6-12-14z" />
      <path className="thread" d="M84 230h334" />
    </svg>
  );
}
