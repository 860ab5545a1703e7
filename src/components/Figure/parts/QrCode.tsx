import styles from '../styles.module.css';

/** Looks like a QR code but encodes nothing. */
export function QrCode() {
  return (
    <svg className={styles.code} viewBox="0 0 21 21" role="img" aria-label="QR code">
      <path d="M0 0h7v7H0zm1 1v5h5V1zm1 1h3v3H2zm12-2h7v7h-7zm1 1v5h5V1zm1 1h3v3h-3zM0 14h7v7H0zm1 1v5h5v-5zm1 1h3v3H2zM8 0h2v1H8zm4 0h1v3h-1zM9 2h2v2H9zM8 5h1v3H8zm2 0h1v1h-1zm2 0h1v2h-1zM0 8h2v1H0zm3 0h4v1H3zm7 0h3v2h-3zm4 0h2v2h-2zm4 0h1v1h-1zm2 0h1v3h-1zM1 10h1v2H1zm3 0h2v1H4zm3 0h2v2H7zm3 1h1v3h-1zm3 0h3v1h-3zm4 0h2v2h-2zM3 12h3v1H3zm9 1h2v2h-2zm4 0h1v2h-1zm2 1h3v1h-3zM8 14h1v3H8zm2 2h3v1h-3zm4 0h2v3h-2zm3 0h1v1h-1zm2 0h2v2h-2zM9 18h2v3H9zm3 0h1v2h-1zm5 0h1v2h-1zm2 1h1v2h-1z" />
    </svg>
  );
}
