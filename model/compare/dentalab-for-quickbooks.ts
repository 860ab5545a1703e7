import {competitor} from './competitor';

export const dentalabForQuickbooks = competitor({
  id: 'dentalab-for-quickbooks',
  name: 'DentaLab for QuickBooks',
  vendor: 'Mainstreet Systems',
  chooseIf: 'QuickBooks is the center of your lab, and you want cases and a schedule around it.',
  choosePilotIf: 'You plan by technicians’ hours, or want scanner orders to become cases and its demo doesn’t show it.',
  sources: {
    scheduling: {
      title: 'Case scheduling (October 14, 2015)',
      url: 'https://www.mainstreetsystems.net/single-post/2015/10/14/case-scheduling',
    },
    synchronizing: {
      title: 'QuickBooks synchronization vs. integration (December 6, 2011)',
      url: 'http://dentallabsoftware.blogspot.com/2011/12/',
    },
    images: {
      title: 'DQB image supplement (October 2014)',
      url: 'http://dentallabsoftware.blogspot.com/2014/10/dqb-image-supplement.html',
    },
    'case-invoices': {
      title: 'The advantages of creating a case invoice in DQB',
      url: 'http://www.mainstreet-systems.com/content/224.html',
    },
    'price-levels': {
      title: 'Understanding price levels (March 17, 2014)',
      url: 'http://dentallabsoftware.blogspot.com/2014/03/',
    },
    'business-rules': {
      title: 'Establishing business rules',
      url: 'http://www.mainstreet-systems.com/content/16.html',
    },
  },
  cells: {
    'case-life': {
      text: 'A case has **critical dates**: received, start, end, ship, and the doctor’s request.',
      sources: ['scheduling'],
    },
    // "The case fields most frequently added to invoices are the patient name, shade, tooth numbers, short memo."
    'line-items': {
      text: 'Items are **scheduled with their tasks**. Its case invoice page names shade, teeth, materials, and shipping and rush fees.',
      sources: ['scheduling', 'case-invoices'],
    },
    'late-work': {
      text: 'Its case invoice page says labs add DentaLab to keep track of request dates and the dates of the workflow.',
      sources: ['case-invoices'],
    },
    'holds-and-remakes': {
      text: 'Its case invoice page says labs add DentaLab to decide whether and how much to charge for remakes, and to track who’s responsible and patterns by dentist, work center, and technician. Its advice on business rules mentions cases on hold.',
      sources: ['case-invoices', 'business-rules'],
    },
    files: {
      text: 'Case entry captures prescriptions and photos **with a scanner or a camera**, and stores files that offices send. In 2014, this was a supplement to Standard and Enterprise, not Starter.',
      sources: ['images'],
    },
    'production-steps': {
      text: 'Task steps can be as broad or as detailed as the lab likes.',
      sources: ['scheduling'],
    },
    capacity: {
      text: 'The vendor recommends scheduling **automatically**, by each work center’s **daily unit limit** and workload, with factors for difficulty and time. You can also enter dates or schedule by hand.',
      sources: ['scheduling'],
    },
    outsourcing: {
      text: 'A 2014 post mentions **QuickBooks purchase orders** from cases, with a price level for each vendor. It doesn’t say whether a vendor can be another lab.',
      sources: ['price-levels'],
      notInPilot: ['purchase-orders'],
    },
    'doctors-and-offices': {
      text: 'Its case invoice page mentions group invoices, with **preferences by doctor**. A price level can be for one doctor.',
      sources: ['case-invoices', 'price-levels'],
    },
    'billing-accounts': {
      text: 'Its case invoice page says that a group practice can get the invoices while patients, scheduling, and preferences stay with each doctor.',
      sources: ['case-invoices'],
    },
    prices: {
      text: '**Price levels** work by percentage or by item, for one doctor or several. Its case invoice page gives special discounts as a reason to add DentaLab.',
      sources: ['price-levels', 'case-invoices'],
      notInPilot: ['percentages'],
    },
    invoices: {
      text: 'DentaLab adds **case invoices**. Charging for **each stage** of a case is among labs’ reasons to add DentaLab.',
      sources: ['case-invoices'],
    },
    accounting: {
      text: 'It’s synchronized with **QuickBooks**. A 2011 post says that information goes both in and out, that updates are immediate, and that data is typically entered **only once**.',
      sources: ['synchronizing'],
    },
    'ship-dates': {
      text: 'The user **enters** the start, end, and ship dates, or automatic scheduling **sets them**. Its options help get the case “returned in time for the patient visit,” the page says.',
      sources: ['scheduling'],
    },
    history: {
      text: 'Its case invoice page names **the history of case invoices** among labs’ reasons to add DentaLab.',
      sources: ['case-invoices'],
    },
    products: {
      text: 'Products and services are **items in QuickBooks**, where you set each default price.',
      sources: ['price-levels'],
    },
    deployment: {
      text: 'A banner on its site calls it “designed to be used in conjunction with Amazon Web Services.”',
      sources: ['scheduling'],
    },
  },
});
