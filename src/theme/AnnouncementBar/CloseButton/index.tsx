/** Adds the announcement's ID to the close button, so the loader can handle a click before the application runs. */
import AnnouncementBarCloseButton from '@theme-original/AnnouncementBar/CloseButton';
import {useThemeConfig} from '@docusaurus/theme-common';
import {SERVED} from '@site/src/start-on-intent/protocol';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {ReactNode} from 'react';

export default function ServedCloseButton(props: Props): ReactNode {
  const served = {[SERVED.announcement]: useThemeConfig().announcementBar?.id};
  return <AnnouncementBarCloseButton {...props} {...served} />;
}
