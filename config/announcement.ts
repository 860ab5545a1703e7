import {baseUrl} from './site-address';

/** The bar above the navbar. Set to `undefined` to remove it; change the id to show a new one to every reader. */
export const announcement: {id: string; content: string; isCloseable: boolean} | undefined = {
  id: 'end-of-day-guide',
  content: `New guide: <a href="${baseUrl}guides/invoicing-and-shipping">take a day’s finished cases from the bench to the invoice</a>.`,
  isCloseable: true,
};
