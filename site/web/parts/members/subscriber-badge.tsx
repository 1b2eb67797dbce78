import styles from "./subscriber-badge.module.css";

export function SubscriberBadge() {
  return (
    <svg className={styles.badge} viewBox="0 0 16 16" role="img" aria-label="Subscriber">
      <title>Subscriber</title>
      <path
        fillRule="evenodd"
        d="M8 .8a7.2 7.2 0 1 1 0 14.4A7.2 7.2 0 0 1 8 .8ZM5.8 6.65a1.35 1.35 0 1 0 0 2.7 1.35 1.35 0 0 0 0-2.7Zm4.4 0a1.35 1.35 0 1 0 0 2.7 1.35 1.35 0 0 0 0-2.7Z"
      />
    </svg>
  );
}
