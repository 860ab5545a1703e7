import {escapeHtml} from '../lib/escape-html';
import {identity} from './identity';

export const footer = {
  links: [
    {
      title: 'Legal',
      items: [
        {label: 'Terms of service', href: identity.termsOfService},
        {label: 'Privacy policy', href: identity.privacyPolicy},
      ],
    },
    {
      title: 'More',
      items: [
        {label: `${identity.product} product site`, href: identity.productSite},
        {label: 'Changelog', to: '/pilot/changelog'},
      ],
    },
  ],
  copyright: `Copyright © ${identity.copyrightYear} ${escapeHtml(identity.product)} · <a href="${escapeHtml(identity.accessibilityStatement)}">Accessibility statement</a>`,
};
