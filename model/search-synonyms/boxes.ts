// cspell:ignore Dymo freepost misdelivered Purolator Trac
import type {SynonymGroup} from './group';

const pickupRequests = '/docs/customers/pickup-requests';
const returnLabels = '/docs/customers/return-labels';
const shippingRoutes = '/docs/system/shipping-routes';
const ups = '/docs/system/integrations/shipping/ups';
const fedex = '/docs/system/integrations/shipping/fedex';
const invoicingAndShipping = '/guides/invoicing-and-shipping';

export const boxWords: readonly SynonymGroup[] = [
  {words: ['courier booking', 'arrange collection', 'collection request', 'book UPS'], page: pickupRequests},
  {words: ['book FedEx', 'uplift', 'driver list', 'driver sheet', 'run sheet'], page: pickupRequests},
  {words: ['stops for the driver', 'van driver', 'messenger', 'collect impressions'], page: pickupRequests},
  {words: ['collect from a surgery', 'box is ready', 'ready time', 'pickup window'], page: pickupRequests},
  {words: ['boxes to collect', 'nobody came', 'driver late', 'driver forgot'], page: pickupRequests},
  {words: ['driver came twice', 'reschedule a pickup', 'cancel a pickup', 'duplicate pickup'], page: pickupRequests},
  {words: ['confirmation number', 'carrier has not confirmed', 'same-day pickup'], page: pickupRequests},
  {words: ['recurring pickup', 'standing pickup', 'daily pickup at an office', 'weekly pickup'], page: pickupRequests},
  {words: ['regular round', 'every Tuesday and Friday', 'mark as picked up'], page: pickupRequests},
  {words: ['picked up by mistake', 'request a pickup', 'fewer boxes came', 'driver or carrier'], page: pickupRequests},
  {words: ['driver schedule', 'collection time', 'courier did not show'], page: pickupRequests},
  // In short
  {words: ['pick up impressions', 'pick up tomorrow', 'boxes for pickup', 'fetch a box'], page: pickupRequests},
  {words: ['collect a parcel', 'driver collection', 'send a driver'], page: pickupRequests},
  {words: ['reply paid', 'freepost', 'prepaid postage', 'prepaid satchel', 'prepaid envelope'], page: returnLabels},
  {words: ['postage paid', 'prepaid box', 'business reply', 'email a label', 'QR code return'], page: returnLabels},
  {words: ['drop-off code', 'no printer at the office', 'counter cannot read'], page: returnLabels},
  {words: ['print at the counter', 'inbound shipping', 'incoming box', 'inbound tracking'], page: returnLabels},
  {words: ['incoming packages', 'expected today', 'expected boxes', 'unmatched box'], page: returnLabels},
  {words: ['receive a box', 'scan an incoming box', 'intake scan', 'label expired'], page: returnLabels},
  {words: ['label expiry', 'unused labels', 'old labels', 'resend a label', 'labels in advance'], page: returnLabels},
  {words: ['stack of labels', 'batch of labels', 'charged for an unused label', 'return service'], page: returnLabels},
  {words: ['label used twice', 'send a crown back', 'mailers', 'shipping supplies'], page: returnLabels},
  {words: ['who pays for inbound'], page: returnLabels},
  // In short
  {words: ['return box', 'free label', 'without a printer', 'label for a surgery', 'inbound box'], page: returnLabels},
  {words: ['prepaid return', 'print their own label', 'office posts work', 'label ran out'], page: returnLabels},
  // Driver and carriers
  {words: ['delivery run', 'van run', 'driver round', 'in-house driver', 'local courier'], page: shippingRoutes},
  {words: ['bike courier', 'local route', 'LOCAL ROUTE tracking', 'deliver ourselves'], page: shippingRoutes},
  {words: ['customer collects', 'drop off by hand', 'shipping method', 'shipping service'], page: shippingRoutes},
  {words: ['ship via', 'DHL', 'USPS', 'Royal Mail', 'Australia Post', 'DPD', 'Purolator'], page: shippingRoutes},
  {words: ['Canada Post', 'OnTrac', 'delivery zone', 'delivery area'], page: shippingRoutes},
  // Dates
  {words: ['transit days', 'days on the road', 'ship date calculation', 'include Saturday'], page: shippingRoutes},
  {words: ['include Sunday', 'weekend counted', 'due on a Monday', 'due on Saturday'], page: shippingRoutes},
  {words: ['cut-off time', 'cutoff', 'pickup times', 'noon pickup', 'public holiday shipping'], page: shippingRoutes},
  // Money
  {words: ['delivery fee', 'postage charge', 'freight', 'freight charge', 'carriage'], page: shippingRoutes},
  {words: ['postage and packing', 'free shipping', 'cost to customer', 'actual cost'], page: shippingRoutes},
  {words: ['shipping profit', 'shipping charge missing', 'combine boxes', 'share a box'], page: shippingRoutes},
  {words: ['driver is sick', 'retire a route', 'service cannot be chosen', 'new courier'], page: shippingRoutes},
  {words: ['delivery days of a round'], page: shippingRoutes},
  // In short
  {words: ['courier charges', 'delivery cost', 'delivery schedule of the driver', 'vans'], page: shippingRoutes},
  {words: ['ships too early'], page: shippingRoutes},
  {words: ['Zebra printer', 'Rollo', 'Dymo', 'sheet label', 'label cut off', 'label format'], page: ups},
  {words: ['printer prints text', 'label on plain paper', 'weight and dimensions', 'dimensional weight'], page: ups},
  {words: ['oversize box', 'package size', 'default packaging', 'UPS Ground', 'Next Day Air'], page: ups},
  {words: ['2nd Day Air', 'WorldShip', 'UPS login', 'connect UPS', 'UPS password', 'buy postage'], page: ups},
  {words: ['resell postage', 'UPS bill', 'fuel surcharge', 'carrier contract', 'UPS claim'], page: ups},
  {words: ['delivered but missing', 'stolen parcel', 'carrier emails', 'delivery notices'], page: ups},
  {words: ['daily or on request', 'disconnect UPS', 'UPS or FedEx', 'bill returns on'], page: ups},
  {words: ['UPS needs attention', 'reconnect UPS'], page: ups},
  // In short
  {words: ['says delivered', 'delivered but not received', 'too heavy', 'heavy box', 'UPS charges'], page: ups},
  {words: ['label size', 'cancel a UPS label', 'UPS shipment'], page: ups},
  {words: ['FedEx Ground', 'Express Saver', 'Priority Overnight', 'Standard Overnight', 'FedEx Saturday'], page: fedex},
  {words: ['FedEx services', 'confirm the account', 'verification code from FedEx', 'connect FedEx'], page: fedex},
  {words: ['Ship Manager', 'FedEx counter', 'drop box', 'returns without a printer'], page: fedex},
  {words: ['QR code on returns', 'two trucks', 'Ground and Express trucks', 'new FedEx account'], page: fedex},
  {words: ['lab was sold', 'residential surcharge', 'FedEx invoice higher', 'tracking shows nothing'], page: fedex},
  {words: ['box left behind', 'left on the shelf', 'arrived on Monday', 'cancel a FedEx label'], page: fedex},
  {words: ['stop a box', 'recall a box', 'box already handed over', 'intercept', 'follow a box'], page: fedex},
  {words: ['FedEx needs attention', 'stuck in transit', 'parcel stuck', 'no scan yet'], page: fedex},
  {words: ['FedEx verification', 'FedEx void'], page: fedex},
  // In short
  {words: ['2day', 'ground', 'Saturday box', 'FedEx stuck', 'account refused', 'FedEx refuses'], page: fedex},
  {words: ['overnight service', 'two-day service', 'cancel a FedEx box', 'next-day delivery'], page: fedex},
  // The evening
  {words: ['dispatch', 'despatch', 'dispatch desk', 'shipping desk', 'shipping clerk'], page: invoicingAndShipping},
  {words: ['shipping department', 'packing bench', 'closing routine', 'evening routine'], page: invoicingAndShipping},
  {words: ['daily close', 'end-of-day checklist', 'multiple cases in a parcel'], page: invoicingAndShipping},
  {words: ['consignment', 'parcel', 'weight of the box', 'shipment status'], page: invoicingAndShipping},
  {words: ['packing list'], page: invoicingAndShipping},
  // Mistakes
  {words: ['unship', 'reverse a shipment', 'wrong case in the box', 'misdelivered'], page: invoicingAndShipping},
  {words: ['astray', 'lost in transit', 'box never arrived', 'carrier refuses'], page: invoicingAndShipping},
  {words: ['cannot ship', 'shipping credit', 'refund shipping', 'ship unfinished work'], page: invoicingAndShipping},
  {words: ['waybill', 'consignment number', 'POD', 'airway bill'], page: invoicingAndShipping},
  // Also said
  {words: ['outgoing boxes', 'outbound', 'shipment center', 'packing station'], page: invoicingAndShipping},
  {words: ['weigh a box', 'parcel weight', 'post a case', 'mail a case', 'send by post'], page: invoicingAndShipping},
  {words: ['partial shipment', 'split shipment', 'ship separately', 'returned to sender'], page: invoicingAndShipping},
  {words: ['delivery exception', 'swapped boxes', 'boxes mixed up'], page: invoicingAndShipping},
  {words: ['hand over to the courier'], page: invoicingAndShipping},
  // In short
  {words: ['two cases one box', 'cases together', 'wrong package', 'parcel lost'], page: invoicingAndShipping},
  {words: ['send finished work', 'package went to the wrong office', 'undo a shipment'], page: invoicingAndShipping},
];
