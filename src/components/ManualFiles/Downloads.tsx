import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ManualFile} from '@site/config/manual';
import styles from '../AsMarkdown/styles.module.css';

function Download({file: {title, path, pages, bytes}}: {file: ManualFile}): ReactNode {
  return (
    <a href={useBaseUrl(path)} type="application/pdf">
      {title} (PDF, {pages} pages, {(bytes / 1e6).toFixed(1)} MB)
    </a>
  );
}

export default function Downloads({files}: {files: readonly ManualFile[]}): ReactNode {
  if (files.length === 0) return null;
  return (
    <p className={styles.row} data-search="skip">
      To print or read offline:{' '}
      {files.map((file) => (
        <Download key={file.path} file={file} />
      ))}
    </p>
  );
}
