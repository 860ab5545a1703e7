import AnnouncementBarCloseButton from '@theme-original/AnnouncementBar/CloseButton';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {ReactNode} from 'react';

export default function CloseButton(props: Props): ReactNode {
  return (
    <announcement-close announcement={useThemeConfig().announcementBar?.id}>
      <AnnouncementBarCloseButton {...props} />
    </announcement-close>
  );
}
