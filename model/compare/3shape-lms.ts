import {competitor} from './competitor';

export const threeShapeLms = competitor({
  id: '3shape-lms',
  name: '3Shape LMS',
  vendor: '3Shape',
  chooseIf:
    'You plan back from the ship date, send reminder letters or finance charges, would have to move many designs into Pilot by hand, or want LabStar migrated to 3Shape LMS.',
  choosePilotIf: 'You can’t list late cases today, or you fix QuickBooks by hand after you correct a bill.',
  sources: {
    'labstar-portal': {
      title: 'A lab’s instructions for its LabStar portal',
      url: 'https://www.smilesystems.com/copy-of-lab-needs-test-3',
    },
    'editing-cases': {
      title: 'Editing and deleting cases',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/19680740830740-Editing-and-deleting-cases',
    },
    voiding: {
      title: 'Voiding a case (October 2024)',
      url: 'https://support.3shape.com/en_US/12707364671124-Case-record/14658416868372-Voiding-a-case',
    },
    remakes: {
      title: 'Creating remakes or adjustments',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/12837310123412-Creating-remakes-or-adjustments',
    },
    catalog: {
      title: 'Product catalog overview (October 2024)',
      url: 'https://3shape.helpjuice.com/en_US/15694360429076-Settings-Product-Catalog/16650393198996-Product-catalog-overview',
    },
    'catalog-groups': {
      title: 'Product catalog overview, another copy (October 2024)',
      url: 'https://support.3shape.com/15694360429076-Settings-Product-Catalog/16650393198996-Product-catalog-overview',
    },
    clients: {
      title: 'Adding a client (October 2024)',
      url: 'https://support.3shape.com/en_US/12836801367828-Client-Profile/15671635329812-Adding-a-Client',
    },
    prices: {
      title: 'Price management, an overview',
      url: 'https://support.3shape.com/15357994963604-Price-Management/15358395404052-Price-management-an-overview',
    },
    'default-discounts': {
      title: 'Creating default discounts and shipping charges',
      url: 'https://3shape.helpjuice.com/en_US/15357994963604-Price-Management/19674533111572-Creating-Default-Discounts-Shipping-Charges-in-Pricebooks-Client-Pricelists',
    },
    permissions: {
      title: 'Granting user access and assigning permissions',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/16560962964628-Granting-user-access-and-assigning-permissions-in-3Shape-LMS',
    },
    members: {
      title: 'Inviting members to your 3Shape company',
      url: 'https://labstar.zendesk.com/hc/en-us/articles/17207097671700-Inviting-members-to-your-3Shape-Company',
    },
    scheduling: {
      title: 'Forward and backward scheduling (October 2024)',
      url: 'https://3shape.helpjuice.com/en_US/12945125650196-Production-Scheduling/12924742235796-Forward-and-backward-scheduling',
    },
    'invoice-adjustment': {
      title: 'Creating an invoice adjustment',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/15308507371540-Creating-an-invoice-adjustment',
    },
    'invoice-update': {
      title: 'Why updating an invoice won’t change the case order',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/12977897126548-Why-updating-invoice-won-t-change-case-order',
    },
    balances: {
      title: 'Balances and finance charges, list of articles',
      url: 'https://3shape.zendesk.com/hc/en-us/sections/12940952766228-Balances-and-Finance-Charges',
    },
    cards: {
      title: 'Adding a credit or debit card (October 2024)',
      url: 'https://support.3shape.com/12940957820436-Payments/12981405685908-Adding-a-credit-or-debit-card',
    },
    statements: {
      title: 'Creating a custom statement (October 2024)',
      url: 'https://learn.3shape.com/es/support/all-products/3shape-lms/billing/statements/creating-a-custom-statement',
    },
    rollback: {
      title: 'Rolling back a statement (March 2025)',
      url: 'https://learn.3shape.com/en/support/all-products/3shape-lms/billing/statements/rolling-back-a-statement',
    },
    reminders: {
      title: 'Sending payment reminder letters',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/12981380915092-Sending-payment-reminder-letters',
    },
    'email-templates': {
      title: 'Changing invoice or statement email templates',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/13026752439316-Changing-or-editing-invoice-or-statement-email-templates',
    },
    'invoice-messages': {
      title: 'Creating default invoice messages',
      url: 'https://3shape.zendesk.com/hc/en-us/articles/12925261547540-Creating-default-invoice-messages',
    },
    migration: {
      title: 'What to do if you already have a 3Shape company account',
      url: 'https://labstar.zendesk.com/hc/en-us/articles/16390390219028-What-do-I-need-to-do-if-I-already-have-a-3Shape-Company-account',
    },
    'support-invitation': {
      title: 'Inviting LMS support to your 3Shape company',
      url: 'https://labstar.zendesk.com/hc/en-us/articles/17230872353428-How-to-invite-lms-support-3shape-com-to-your-3Shape-Company',
    },
    'user-mapping': {
      title: 'Mapping LabStar users to 3Shape accounts (October 2024)',
      url: 'https://3shape.helpjuice.com/en_US/15694360429076-Settings-Product-Catalog/18340381025172-Mapping-merging-existing-LabStar-users-to-3Shape-user-accounts',
    },
  },
  cells: {
    'case-life': {
      text: 'A case can be edited **until it’s invoiced**. To edit a billed one, you delete its invoice.',
      sources: ['editing-cases'],
    },
    reopening: {
      text: 'Voiding a case needs a reason and two confirmations. It stays in a report and can’t be un-voided.',
      sources: ['voiding'],
      notInOther: 'undoing a void',
    },
    'line-items': {
      text: 'Items have teeth, and a case can have additional features and products. In one copy of the page, a **Design Group** decides which shade and design options are asked for. An alloy can add **its own billing line**.',
      sources: ['catalog', 'catalog-groups', 'remakes'],
    },
    // The form asks for teeth, a reason "(customizable in settings)", "responsibility (who pays)", and a new due date.
    'holds-and-remakes': {
      text: 'You can remake or adjust a shipped case, with the teeth, a reason from a list you can change, **who pays**, and a new due date. The remake has its own number and is attached to the original.',
      sources: ['remakes'],
      notInPilot: ['who-pays'],
    },
    files: {
      text: 'A lab’s undated instructions for its LabStar portal mention STL files, CBCT scans, and photos.',
      sources: ['labstar-portal'],
    },
    history: {
      text: 'Editing a case requires a **reason**.',
      sources: ['editing-cases'],
      notInPilot: ['edit-reasons'],
    },
    capacity: {
      text: 'At case entry, steps are scheduled **automatically**, **forward from today or backward from the ship date**. If the date is extended, you can **reschedule** the remaining steps.',
      sources: ['scheduling'],
      notInPilot: ['backward-planning', 'rescheduling'],
    },
    'bench-screen': {
      text: 'In the Technician Portal, **checkboxes** decide what each technician sees.',
      sources: ['permissions'],
    },
    outsourcing: {
      text: 'Each outside manufacturer has a **Pricebook** with what it charges the lab.',
      sources: ['prices'],
      notInPilot: ['partner-prices'],
    },
    'doctors-and-offices': {
      text: 'A client is a practice with at least one doctor or, for another lab, a company.',
      sources: ['clients'],
    },
    'client-portal': {
      text: 'A page stamped October 2024 mentions clients entering cases “via 3Shape integration or a client portal,” but says that the feature isn’t available in the beta. A lab’s instructions for LabStar’s portal cover case entry, files, and **the resulting due date**.',
      sources: ['clients', 'labstar-portal'],
    },
    // Two copies of the page: "equivalent to the Material Family in 3Shape Dental System", and "Design Groups".
    products: {
      text: 'Items are listed by type and material, **equivalent to the Material Family in 3Shape Dental System**. Another copy of the page has **Design Groups**, which decide what case entry asks for.',
      sources: ['catalog', 'catalog-groups'],
    },
    prices: {
      text: 'Every client is tied to **a Pricebook**, which a client pricelist can refine. Either can have **an automatic discount** and a shipping charge.',
      sources: ['prices', 'default-discounts'],
      notInPilot: ['automatic-discounts'],
    },
    invoices: {
      text: 'A **Create Invoices** queue lists finished cases. You can add, remove, or adjust an invoice’s items. The case **keeps the original order** and shows the changed invoice. To edit the case, you delete the invoice. You can also invoice before the case is finished.',
      sources: ['invoice-adjustment', 'invoice-update', 'editing-cases'],
      notInPilot: ['invoice-changes'],
    },
    cards: {
      text: 'You connect a Stripe account. The client enters a card through an emailed link that **works for 24 hours**, and the card is kept on file.',
      sources: ['cards'],
    },
    statements: {
      text: 'There are monthly statements, which can be **rolled back and made again**; custom ones for any dates, which aren’t saved; and **reminder letters** by 30, 60, and 90 days. The help lists an article on applying **finance charges** to aging balances.',
      sources: ['statements', 'reminders', 'balances', 'rollback'],
      notInPilot: ['any-dates', 'reminder-letters', 'finance-charges'],
    },
    carriers: {
      text: 'Each client has a default courier, Local until you change it. Another page mentions a **shipment center**.',
      sources: ['clients', 'catalog-groups'],
    },
    'ship-dates': {
      text: '**Each client** has outbound and inbound transit days, which start at 0. The inbound ones are for cases that clients enter, a feature that the page says the beta lacks.',
      sources: ['clients'],
    },
    imports: {
      text: 'Help pages from about 2024 say that **3Shape migrates the data** of a LabStar lab that invites 3Shape’s support and completes a checklist. Then the lab maps its users to 3Shape accounts.',
      sources: ['migration', 'support-invitation', 'user-mapping'],
    },
    templates: {
      text: 'Email templates for invoices and statements, default invoice messages, and **reminder-letter templates**.',
      sources: ['email-templates', 'invoice-messages', 'reminders'],
      notInPilot: ['reminder-letters'],
    },
    lists: {
      text: 'The page about remakes says that you can customize **their reasons**.',
      sources: ['remakes'],
    },
    // "Choose from four Lab Staff options": whether a lab can change them isn't said.
    roles: {
      text: 'For lab staff, you choose from **four permission sets**, and checkboxes decide what each technician sees.',
      sources: ['permissions'],
    },
    deployment: {
      text: 'You sign in to your own 3Shape LMS site. Users first join **your 3Shape company**; then you give them access in LMS.',
      sources: ['permissions', 'members'],
    },
  },
  notRead: ['production-steps', 'payments', 'scanners'],
});
