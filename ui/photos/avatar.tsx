import styles from "./avatar.module.css";

const grounds = [styles.clay, styles.sea, styles.sand, styles.lilac, styles.moss, styles.rose];

/** The same background for the same name. */
function groundOf(name: string): string | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return grounds[sum % grounds.length];
}

/** Decorative, because the name is beside it: the picture, or the first letter of the name. */
export function Avatar({
  name,
  src,
  srcSet,
  size = "medium",
}: {
  name: string;
  src?: string;
  srcSet?: string;
  size?: "small" | "medium" | "large";
}) {
  const sides = { small: 32, medium: 40, large: 104 };
  if (src)
    return (
      <img
        className={`${styles.avatar} ${styles[size]}`}
        src={src}
        srcSet={srcSet}
        sizes={`${sides[size]}px`}
        width={sides[size]}
        height={sides[size]}
        alt=""
      />
    );
  return (
    <span className={`${styles.avatar} ${styles[size]} ${groundOf(name)}`} aria-hidden="true">
      {Array.from(name.trim())[0]?.toUpperCase()}
    </span>
  );
}
