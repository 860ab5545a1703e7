import AnnouncementBarCloseButton from '@theme-original/AnnouncementBar/CloseButton';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import type {ReactNode} from 'react';

export default function CloseButton(props: Props): ReactNode {
  const {announcementEnds} = useDocusaurusContext().siteConfig.customFields as {announcementEnds: string};
  return (
    <announcement-close announcement={useThemeConfig().announcementBar?.id} ends={announcementEnds}>
      <AnnouncementBarCloseButton {...props} />
    </announcement-close>
  );
}
